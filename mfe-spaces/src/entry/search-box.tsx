import { remoteModule } from '@xana/remote-kit';
import { SearchBox } from '../widgets/search-box/search-box.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: SearchBox });
