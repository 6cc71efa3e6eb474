import { remoteModule } from '@xana/remote-kit';
import { SinglePost } from '../widgets/single-post/single-post.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: SinglePost });
