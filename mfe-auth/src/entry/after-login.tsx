import { remoteModule } from '@xana/remote-kit';
import { AfterLogin } from '../screens/after-login/after-login.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: AfterLogin,
});
