import { Slot } from '@xana/remote-kit';
import { NotificationSettings } from '../../shared/notifications/notification-settings.tsx';

/** The kinds of notifications of the member, then how this browser alerts. */
export const NotificationSection = () => (
  <>
    <NotificationSettings />
    <Slot name="settings.notifications" props={{}} />
  </>
);
