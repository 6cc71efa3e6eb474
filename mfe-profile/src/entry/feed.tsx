import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { picturePhrases } from '@xana/remote-kit/picture-uploads';
import { phrases } from '../phrases/phrases.ts';
import { FeedScreen } from '../screens/feed/feed-screen.tsx';
import { mentionPhrases } from '../shared/mentions/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: FeedScreen,
  phrases: [phrases, mentionPhrases, countPhrases, picturePhrases, messagePhrases],
});
