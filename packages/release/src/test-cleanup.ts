const pending: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of pending.splice(0).reverse()) await close();
});

/** Runs `close` when the running test has ended, passed or not; what was opened last is closed first. For tests. */
export function closeAfterTest(close: () => unknown): void {
  pending.push(close);
}
