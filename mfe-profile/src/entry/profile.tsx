import { remoteModule } from '@xana/remote-kit';
import { ProfileScreen } from '../screens/profile/profile-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: ProfileScreen });
