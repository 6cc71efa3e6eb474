import { remoteModule } from '@xana/remote-kit';
import { People } from '../widgets/people/people.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: People });
