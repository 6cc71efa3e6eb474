import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { HomeScreen } from '../screens/home/home-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: HomeScreen, phrases });
