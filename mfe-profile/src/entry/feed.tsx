import { remoteModule } from '@xana/remote-kit';
import { FeedScreen } from '../screens/feed/feed-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: FeedScreen });
