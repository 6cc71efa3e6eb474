import { join } from 'node:path';
import { buildDesk } from './build-desk.ts';
import { bundlePlatform } from './bundle-platform.ts';
import { ROOT } from './topology.ts';

/** Bundles the platform and the release desk for a deployment; `npm start` does it when their sources changed. */
console.log(await bundlePlatform());
console.log(await buildDesk(join(ROOT, 'packages/release-desk/dist')));
