import { remoteModule } from '@xana/remote-kit';
import { Balances } from '../widgets/balances/balances.tsx';
import { phrases } from '../widgets/balances/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: Balances, phrases });
