import { remoteModule } from '@xana/remote-kit';
import { FriendsScreen } from '../screens/friends/friends-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: FriendsScreen });
