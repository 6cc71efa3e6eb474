import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../screens/wallet/phrases/phrases.ts';
import { WalletNetworkDialog } from '../screens/wallet/wallet-network-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: WalletNetworkDialog,
  phrases: [phrases, messagePhrases],
});
