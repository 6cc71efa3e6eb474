import { ConnectorError } from './connector.ts';
import { settleWithin } from './settle-within.ts';

/** A navigation that has not replaced the page after this time does not happen any more. */
const LEAVE_TIMEOUT_MS = 30_000;

/** Never resolves: the page is being left. @throws ConnectorError cancelled when Back shows this page again, timeout */
export function untilReturn(signal: AbortSignal): Promise<never> {
  const returned = new Promise<never>((_resolve, reject) => {
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reject(new ConnectorError('cancelled'));
    };
    window.addEventListener('pageshow', show, { once: true, signal });
  });
  return settleWithin(returned, LEAVE_TIMEOUT_MS, signal);
}
