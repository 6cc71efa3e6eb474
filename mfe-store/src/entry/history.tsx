import { remoteModule } from '@xana/remote-kit';
import { phrases as storePhrases } from '../phrases/phrases.ts';
import { HistoryScreen } from '../screens/payment-history/history-screen.tsx';
import { phrases } from '../screens/payment-history/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: HistoryScreen,
  phrases: [phrases, storePhrases],
});
