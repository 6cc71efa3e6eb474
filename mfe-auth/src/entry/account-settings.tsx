import { remoteModule } from '@xana/remote-kit';
import { AccountSection } from '../screens/account/account-section.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({
  component: AccountSection,
});
