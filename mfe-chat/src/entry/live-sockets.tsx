import { remoteModule } from '@xana/remote-kit';
import { LiveSockets } from '../background/live-sockets.tsx';
import { phrases } from '../phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: LiveSockets, phrases });
