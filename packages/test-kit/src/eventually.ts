const POLL_INTERVAL_MS = 10;

/**
 * Repeats a check until it passes: until it neither throws nor returns `false`.
 *
 * @throws the last error of the check when it does not pass within the timeout
 */
export async function eventually(check: () => unknown, timeoutMs = 20_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      if ((await check()) !== false) return;
      if (Date.now() > deadline) throw new Error(`The condition was still false after ${timeoutMs} ms.`);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}
