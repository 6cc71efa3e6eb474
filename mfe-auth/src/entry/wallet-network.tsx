import { remoteModule } from '@xana/remote-kit';
import { WalletNetworkDialog } from '../screens/wallet/wallet-network-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: WalletNetworkDialog,
});
