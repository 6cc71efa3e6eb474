import { remoteModule } from '@xana/remote-kit';
import { POST_ITEM_PHRASES } from '../shared/post-card/post-item-phrases.ts';
import { singlePostPhrases } from '../widgets/single-post/phrases/phrases.ts';
import { SinglePost } from '../widgets/single-post/single-post.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: SinglePost,
  phrases: [singlePostPhrases, ...POST_ITEM_PHRASES],
});
