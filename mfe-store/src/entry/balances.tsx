import { remoteModule } from '@xana/remote-kit';
import { Balances } from '../widgets/balances/balances.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: Balances });
