import { messagePhrases } from '@xana/i18n/messages';
import { remoteModule } from '@xana/remote-kit';
import { AfterLogin } from '../screens/after-login/after-login.tsx';
import { phrases } from '../screens/after-login/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: AfterLogin,
  phrases: [phrases, messagePhrases],
});
