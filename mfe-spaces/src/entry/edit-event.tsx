import { remoteModule } from '@xana/remote-kit';
import { EditEventScreen } from '../screens/host-event/edit-event-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: EditEventScreen });
