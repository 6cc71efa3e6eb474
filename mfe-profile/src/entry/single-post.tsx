import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { picturePhrases } from '@xana/remote-kit/picture-uploads';
import { phrases } from '../phrases/phrases.ts';
import { mentionPhrases } from '../shared/mentions/phrases/phrases.ts';
import { SinglePost } from '../widgets/single-post/single-post.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: SinglePost,
  phrases: [phrases, mentionPhrases, countPhrases, picturePhrases, messagePhrases],
});
