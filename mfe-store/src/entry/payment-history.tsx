import { remoteModule } from '@xana/remote-kit';
import { phrases as storePhrases } from '../phrases/phrases.ts';
import { HistoryDialog } from '../screens/payment-history/history-dialog.tsx';
import { phrases } from '../screens/payment-history/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: HistoryDialog,
  phrases: [phrases, storePhrases],
});
