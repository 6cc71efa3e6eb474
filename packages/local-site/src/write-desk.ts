import { join } from 'node:path';
import { buildDesk } from './build-desk.ts';
import { ROOT } from './topology.ts';

/** Bundles the release desk for a deployment; `npm start` does it at each start. */
console.log(await buildDesk(join(ROOT, 'packages/release-desk/dist')));
