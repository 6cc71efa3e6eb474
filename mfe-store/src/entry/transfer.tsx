import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../screens/transfer-xeta/phrases/phrases.ts';
import { TransferDialog } from '../screens/transfer-xeta/transfer-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: TransferDialog,
  phrases: [phrases, messagePhrases],
});
