import { remoteModule } from '@xana/remote-kit';
import { POST_ITEM_PHRASES } from '../shared/post-card/post-item-phrases.ts';
import { taggedPostsPhrases } from '../widgets/tagged-posts/phrases/phrases.ts';
import { TaggedPosts } from '../widgets/tagged-posts/tagged-posts.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: TaggedPosts,
  phrases: [taggedPostsPhrases, ...POST_ITEM_PHRASES],
});
