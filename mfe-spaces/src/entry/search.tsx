import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../phrases/phrases.ts';
import { SearchScreen } from '../screens/search/search-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: SearchScreen, phrases });
