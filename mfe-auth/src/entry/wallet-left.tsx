import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../screens/wallet/phrases/phrases.ts';
import { WalletLeftDialog } from '../screens/wallet/wallet-left-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: WalletLeftDialog,
  phrases: [phrases, messagePhrases],
});
