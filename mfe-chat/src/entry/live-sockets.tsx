import { remoteModule } from '@xana/remote-kit';
import { LiveSockets } from '../background/live-sockets.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: LiveSockets });
