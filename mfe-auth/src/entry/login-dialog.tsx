import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { LoginDialog } from '../screens/login/login-dialog.tsx';
import { phrases } from '../shared/methods/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: LoginDialog,
  phrases: [phrases, messagePhrases],
});
