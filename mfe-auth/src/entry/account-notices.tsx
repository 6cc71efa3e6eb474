import { remoteModule } from '@xana/remote-kit';
import { AccountNotices } from '../screens/account/notices/account-notices.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: AccountNotices });
