import { remoteModule } from '@xana/remote-kit';
import { WalletDialog } from '../screens/wallet/wallet-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: WalletDialog,
});
