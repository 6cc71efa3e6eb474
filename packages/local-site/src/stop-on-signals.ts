/** Stops the process cleanly, once, on SIGINT, SIGTERM and SIGHUP. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      console.log('\nStopping …');
      void stop().then(() => process.exit(0));
    });
  }
}
