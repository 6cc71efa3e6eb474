import { remoteModule } from '@xana/remote-kit';
import { WalletConnectionDialog } from '../screens/wallet/wallet-connection-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: WalletConnectionDialog,
});
