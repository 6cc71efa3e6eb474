import { remoteModule } from '@xana/remote-kit';
import { phrasesAndMessages } from '../phrases/phrases-and-messages.ts';
import { LoginDialog } from '../screens/login/login-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: LoginDialog,
  phrases: phrasesAndMessages,
});
