import { remoteModule } from '@xana/remote-kit';
import { WalletLeftDialog } from '../screens/wallet/wallet-left-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: WalletLeftDialog,
});
