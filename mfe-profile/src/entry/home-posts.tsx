import { remoteModule } from '@xana/remote-kit';
import { HomePosts } from '../widgets/home-posts/home-posts.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: HomePosts });
