import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../screens/transfer-xeta/phrases/phrases.ts';
import { TransferTray } from '../widgets/transfer-tray/transfer-tray.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: TransferTray,
  phrases,
});
