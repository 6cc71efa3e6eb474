import { remoteModule } from '@xana/remote-kit';
import { Tray } from '../widgets/tray/tray.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: Tray });
