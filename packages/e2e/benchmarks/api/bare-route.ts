import { startBareRoute } from './measure-throughput.ts';

/** A process of its own, as the platform is one. */
const { origin } = await startBareRoute(Number(process.env.BARE_BYTES));
console.log(`at ${origin}`);
console.log(JSON.stringify({ ready: true }));
process.once('SIGTERM', () => process.exit(0));
