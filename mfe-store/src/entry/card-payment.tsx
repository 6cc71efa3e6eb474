import { remoteModule } from '@xana/remote-kit';
import { PaymentDialog } from '../screens/card-payment/payment-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: PaymentDialog,
});
