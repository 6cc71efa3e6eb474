import { remoteModule } from '@xana/remote-kit';
import { AccountNotices } from '../screens/account/notices/account-notices.tsx';
import { phrases } from '../screens/account/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: AccountNotices, phrases });
