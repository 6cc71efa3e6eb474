import * as z from '@xana/contracts/schema';
import { createStored } from '@xana/remote-kit/stored';
import { useSyncExternalStore } from 'react';

const schema = z.object({ hasSound: z.boolean(), showsDesktop: z.boolean() });

/** How this browser alerts the member of new messages. All off until the member switches them on, and without a storage. */
export const alertSettings = createStored('chatAlerts', { schema, empty: { hasSound: false, showsDesktop: false } });

export function changeAlertSettings(change: Partial<z.output<typeof schema>>): void {
  alertSettings.write({ ...alertSettings.read(), ...change });
}

export const useAlertSettings = () => useSyncExternalStore(alertSettings.subscribe, alertSettings.read);
