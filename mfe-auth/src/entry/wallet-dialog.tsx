import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../screens/wallet/phrases/phrases.ts';
import { WalletDialog } from '../screens/wallet/wallet-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: WalletDialog,
  phrases: [phrases, messagePhrases],
});
