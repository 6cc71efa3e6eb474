import { remoteModule } from '@xana/remote-kit';
import { LoginDialog } from '../screens/login/login-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: LoginDialog,
});
