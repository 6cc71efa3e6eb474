import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { PaymentDialog } from '../screens/card-payment/payment-dialog.tsx';
import { phrases } from '../screens/card-payment/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: PaymentDialog,
  phrases: [phrases, messagePhrases],
});
