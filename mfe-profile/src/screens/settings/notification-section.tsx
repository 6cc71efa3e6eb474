import { Slot } from '@xana/remote-kit';
import { NotificationSettings } from '../../shared/notifications/notification-settings.tsx';
import { DeviceNotifications } from './device-notifications/device-notifications.tsx';

/** The kinds of notifications of the member, then how this device and this browser alert. */
export const NotificationSection = () => (
  <>
    <NotificationSettings />
    <DeviceNotifications />
    <Slot name="settings.notifications" props={{}} />
  </>
);
