import { remoteModule } from '@xana/remote-kit';
import { NotificationBell } from '../widgets/notification-bell/notification-bell.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: NotificationBell });
