import { remoteModule } from '@xana/remote-kit';
import { NotificationsScreen } from '../screens/notifications/notifications-screen.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: NotificationsScreen });
