import { remoteModule } from '@xana/remote-kit';
import { StoreDialog } from '../screens/store/store-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: StoreDialog });
