import { remoteModule } from '@xana/remote-kit';
import { HistoryDialog } from '../screens/payment-history/history-dialog.tsx';
import { phrases } from '../screens/payment-history/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: HistoryDialog, phrases });
