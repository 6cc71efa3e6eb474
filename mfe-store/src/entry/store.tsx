import { remoteModule } from '@xana/remote-kit';
import { StoreScreen } from '../screens/store/store-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: StoreScreen });
