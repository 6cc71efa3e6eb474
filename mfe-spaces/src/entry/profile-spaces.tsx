import { remoteModule } from '@xana/remote-kit';
import { ProfileSpaces } from '../widgets/profile-spaces/profile-spaces.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: ProfileSpaces });
