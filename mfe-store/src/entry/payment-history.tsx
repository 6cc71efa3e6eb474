import { remoteModule } from '@xana/remote-kit';
import { HistoryDialog } from '../screens/payment-history/history-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: HistoryDialog,
});
