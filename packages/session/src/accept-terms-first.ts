import { afterLoginAnswered, termsDeclined, termsShown } from '@xana/contracts/events/auth';
import { memberLeft } from '@xana/contracts/events/session';
import { termsRequested } from '@xana/contracts/events/shell';
import type { OwnedBus } from '@xana/event-bus';

interface Buses {
  bus: OwnedBus<'session'>;
  shellBus: OwnedBus<'shell'>;
}

/** Without a dialog by then mfe-auth is not available, and the call fails. */
const SHOW_TIMEOUT_MS = 15_000;

let asking: Promise<boolean> | null = null;

/** Asks the member to accept the current terms. Concurrent calls share one dialog. @returns whether they are accepted */
export function acceptTermsFirst(buses: Buses): Promise<boolean> {
  asking ??= ask(buses).finally(() => {
    asking = null;
  });
  return asking;
}

function ask({ bus, shellBus }: Buses): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => finish(false), SHOW_TIMEOUT_MS);
    const stops = [
      bus.subscribe(termsShown, () => clearTimeout(timer)),
      bus.subscribe(afterLoginAnswered, ({ step }) => step === 'terms' && finish(true)),
      bus.subscribe(termsDeclined, () => finish(false)),
      bus.subscribe(memberLeft, () => finish(false)),
    ];
    const finish = (isAccepted: boolean) => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve(isAccepted);
    };
    shellBus.publish(termsRequested, {});
  });
}
