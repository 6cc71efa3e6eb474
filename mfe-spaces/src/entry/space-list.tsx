import { remoteModule } from '@xana/remote-kit';
import { SpaceList } from '../widgets/space-list/space-list.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: SpaceList });
