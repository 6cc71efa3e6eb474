import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { HomePosts } from '../widgets/home-posts/home-posts.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: HomePosts, phrases });
