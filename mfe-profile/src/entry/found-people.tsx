import { remoteModule } from '@xana/remote-kit';
import { FoundPeople } from '../widgets/found-people/found-people.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: FoundPeople });
