import { remoteModule } from '@xana/remote-kit';
import { AccountDialog } from '../screens/account/account-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: AccountDialog,
});
