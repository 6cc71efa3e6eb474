import { remoteModule } from '@xana/remote-kit';
import { TryAvatar } from '../widgets/try-avatar/try-avatar.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: TryAvatar });
