import { remoteModule } from '@xana/remote-kit';
import { NotificationsScreen } from '../screens/notifications/notifications-screen.tsx';
import { phrases } from '../shared/notifications/phrases/phrases.ts';

export const { bootstrap, mount, update, unmount } = remoteModule({ component: NotificationsScreen, phrases });
