import { remoteModule } from '@xana/remote-kit';
import { OpenStore } from '../background/open-store.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: OpenStore });
