import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../screens/wallet/phrases/phrases.ts';
import { WalletConnectionDialog } from '../screens/wallet/wallet-connection-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: WalletConnectionDialog,
  phrases: [phrases, messagePhrases],
});
