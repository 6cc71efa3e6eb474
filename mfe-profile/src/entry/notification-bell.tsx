import { remoteModule } from '@xana/remote-kit';
import { phrases } from '../shared/notifications/phrases/phrases.ts';
import { NotificationBell } from '../widgets/notification-bell/notification-bell.tsx';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: NotificationBell, phrases });
