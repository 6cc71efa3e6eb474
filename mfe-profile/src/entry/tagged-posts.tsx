import { remoteModule } from '@xana/remote-kit';
import { TaggedPosts } from '../widgets/tagged-posts/tagged-posts.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: TaggedPosts });
