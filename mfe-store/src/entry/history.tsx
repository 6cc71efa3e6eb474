import { remoteModule } from '@xana/remote-kit';
import { HistoryScreen } from '../screens/payment-history/history-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: HistoryScreen,
});
