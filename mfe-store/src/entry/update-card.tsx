import { remoteModule } from '@xana/remote-kit';
import { UpdateCardDialog } from '../screens/card-payment/plan-card/update-card-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: UpdateCardDialog,
});
