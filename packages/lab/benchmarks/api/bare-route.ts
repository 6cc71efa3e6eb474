import { startBareRoute } from './measure-throughput.ts';

/** Runs in its own process, like the platform. */
const { origin } = await startBareRoute(Number(process.env.BARE_BYTES));
console.log(`at ${origin}`);
console.log(JSON.stringify({ ready: true }));
process.once('SIGTERM', () => process.exit(0));
