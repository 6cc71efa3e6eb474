import { remoteModule } from '@xana/remote-kit';
import { NetworkRequestDialog } from '../screens/wallet/wallet-network-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: NetworkRequestDialog,
});
