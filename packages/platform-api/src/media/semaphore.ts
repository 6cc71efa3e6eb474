/** Lets so many works run at once; the others wait in the order in which they came. */
export function createSemaphore(places: number) {
  let taken = 0;
  const queue: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (taken >= places) await new Promise<void>((resolve) => queue.push(resolve));
    taken += 1;
    try {
      return await work();
    } finally {
      taken -= 1;
      queue.shift()?.();
    }
  };
}
