import { remoteModule } from '@xana/remote-kit';
import { TransferDialog } from '../screens/transfer-xeta/transfer-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: TransferDialog,
});
