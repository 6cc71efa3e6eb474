import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../screens/wallet/phrases/phrases.ts';
import { NetworkRequestDialog } from '../screens/wallet/wallet-network-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: NetworkRequestDialog,
  phrases: [phrases, messagePhrases],
});
