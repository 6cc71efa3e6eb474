// Runs `release refresh` each day: page servers refuse a registry that was not signed for seven days.
import { spawnSync } from 'node:child_process';

const DAY_MS = 86_400_000;
/** A failed attempt is repeated soon, long before the seven days are over. */
const RETRY_MS = 600_000;

function refresh() {
  const { status } = spawnSync(process.execPath, ['packages/release/dist/release.cjs', 'refresh'], {
    stdio: 'inherit',
  });
  setTimeout(refresh, status === 0 ? DAY_MS : RETRY_MS);
}

// The first process of a container ends on a signal only if it handles it.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
refresh();
