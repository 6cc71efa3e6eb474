import { remoteModule } from '@xana/remote-kit';
import { SearchScreen } from '../screens/search-all/search-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: SearchScreen });
