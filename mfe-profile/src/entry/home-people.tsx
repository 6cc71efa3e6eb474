import { remoteModule } from '@xana/remote-kit';
import { HomePeople } from '../widgets/home-people/home-people.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: HomePeople });
