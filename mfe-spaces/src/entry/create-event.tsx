import { remoteModule } from '@xana/remote-kit';
import { CreateEventScreen } from '../screens/host-event/create-event-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: CreateEventScreen });
