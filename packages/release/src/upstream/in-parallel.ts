/** Transfers at the same time. More do not make a bucket faster from one machine. */
const CONCURRENCY = 8;

/** Runs `work` for each item, a few at a time. After an error nothing further is started. */
export async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = [...items].reverse();
  const runOne = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      try {
        await work(item);
      } catch (error) {
        waiting.length = 0;
        throw error;
      }
    }
  };
  const results = await Promise.allSettled(Array.from({ length: CONCURRENCY }, runOne));
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
