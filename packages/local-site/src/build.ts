import { buildMicrofrontends } from './build-microfrontends.ts';
import { bundleServices } from './bundle-service.ts';
import { readTopology } from './topology.ts';

/** The build step of `npm test`: builds for production what changed, so that the journeys find it built. */
try {
  const built = await buildMicrofrontends(readTopology(), (text) => console.log(`  ${text}`));
  await bundleServices();
  if (built.length === 0) console.log('  nothing changed since the last build');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
