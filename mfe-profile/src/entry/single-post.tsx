import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { countPhrases } from '@xana/remote-kit/count-phrases';
import { picturePhrases } from '@xana/remote-kit/picture-uploads';
import { attachmentPhrases } from '../shared/attachment/phrases/phrases.ts';
import { mentionPhrases } from '../shared/mentions/phrases/phrases.ts';
import { postCardPhrases } from '../shared/post-card/phrases/phrases.ts';
import { commentPhrases } from '../shared/post-comments/phrases/phrases.ts';
import { undoPhrases } from '../shared/undo-notice/phrases/phrases.ts';
import { writingPhrases } from '../shared/writing/phrases/phrases.ts';
import { singlePostPhrases } from '../widgets/single-post/phrases/phrases.ts';
import { SinglePost } from '../widgets/single-post/single-post.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: SinglePost,
  phrases: [
    singlePostPhrases,
    postCardPhrases,
    commentPhrases,
    writingPhrases,
    attachmentPhrases,
    undoPhrases,
    mentionPhrases,
    countPhrases,
    picturePhrases,
    messagePhrases,
  ],
});
