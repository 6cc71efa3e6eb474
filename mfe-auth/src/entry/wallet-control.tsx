import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { WalletControl } from '../widgets/wallet-control/wallet-control.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: WalletControl, phrases });
