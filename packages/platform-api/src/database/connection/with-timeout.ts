/**
 * Settles like `work`, or like `onTimeout` when the time limit passes first. The work continues; the timer is always
 * cleared.
 *
 * @param onTimeout returns the value to use instead, or throws
 */
export async function withTimeout<Value>(
  work: Promise<Value>,
  timeoutMs: number,
  onTimeout: () => Value,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, timeoutMs);
  }).then(onTimeout);
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
