import { remoteModule } from '@xana/remote-kit';
import { HomeScreen } from '../screens/home/home-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: HomeScreen });
