import { remoteModule } from '@xana/remote-kit';
import { WalletControl } from '../widgets/wallet-control/wallet-control.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: WalletControl });
