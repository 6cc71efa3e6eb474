import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { LoginDialog } from '../screens/login/login-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: LoginDialog,
  phrases: [phrases, messagePhrases],
});
