import { join } from 'node:path';
import { buildDesk } from './build-desk.ts';
import { bundleServices } from './bundle-service.ts';
import { ROOT } from './topology.ts';

/** Bundles the services and the release desk for a deployment; `npm start` does it when their sources changed. */
for (const bundle of await bundleServices()) console.log(bundle);
console.log(await buildDesk(join(ROOT, 'packages/release-desk/dist')));
