import { remoteModule } from '@xana/remote-kit';
import { SpaceNumbersScreen } from '../screens/space-numbers/space-numbers-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: SpaceNumbersScreen });
