import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../screens/card-payment/phrases/phrases.ts';
import { UpdateCardDialog } from '../screens/card-payment/plan-card/update-card-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: UpdateCardDialog,
  phrases: [phrases, messagePhrases],
});
