/**
 * Settles like `work`, or rejects when the time limit passes first. The work continues; the timer is always cleared.
 *
 * @param subject begins the error message: "<subject> did not finish within 5000 ms."
 */
export async function withTimeout<Value>(work: Promise<Value>, timeoutMs: number, subject: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${subject} did not finish within ${timeoutMs} ms.`)), timeoutMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
