import { remoteModule } from '@xana/remote-kit';
import { ExploreScreen } from '../screens/explore/explore-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: ExploreScreen });
