import { Slot } from '@xana/remote-kit';

/** Email, login methods and devices. The remote that owns logins fills the slot. */
export const AccountSettings = () => <Slot name="settings.account" props={{}} />;
