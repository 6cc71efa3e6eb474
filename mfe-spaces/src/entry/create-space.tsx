import { remoteModule } from '@xana/remote-kit';
import { CreateSpaceDialog } from '../screens/create2d-space/create-space-dialog.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: CreateSpaceDialog });
