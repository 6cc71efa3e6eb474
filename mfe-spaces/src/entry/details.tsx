import { remoteModule } from '@xana/remote-kit';
import { DetailsScreen } from '../screens/details/details-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: DetailsScreen });
