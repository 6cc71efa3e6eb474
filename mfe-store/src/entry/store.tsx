import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { StoreScreen } from '../screens/store/store-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: StoreScreen, phrases });
