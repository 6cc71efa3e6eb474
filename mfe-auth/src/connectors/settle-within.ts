import { ConnectorError } from './connector.ts';

/**
 * The result of `promise`, unless `signal` aborts or the time is over. Some SDKs never settle when their service is
 * unreachable, or when the user closes their window.
 *
 * @throws ConnectorError cancelled, timeout
 */
export function settleWithin<Value>(promise: Promise<Value>, ms: number, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
      settle();
    };
    const cancel = () => finish(() => reject(new ConnectorError('cancelled')));
    const timer = setTimeout(() => finish(() => reject(new ConnectorError('timeout'))), ms);
    signal.addEventListener('abort', cancel);
    promise.then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error)),
    );
    if (signal.aborted) cancel();
  });
}
