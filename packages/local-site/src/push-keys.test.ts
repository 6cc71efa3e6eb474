import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { pushVariables } from './push-keys.ts';
import { readTopology } from './topology.ts';

it('[NT-11] makes the keys of push messages once, and only when they are asked for', () => {
  const environment = { XANA_DATA: createTempDirectory('push'), XANA_PORT_OFFSET: '100' };
  expect(pushVariables(readTopology(environment))).toEqual({});
  const topology = readTopology({ ...environment, XANA_PUSH: '1' });
  const variables = pushVariables(topology);
  expect(variables).toMatchObject({ PUSH_SERVICE_ORIGIN: 'http://localhost:4657' });
  expect(Buffer.from(variables.VAPID_PUBLIC_KEY ?? '', 'base64url')).toHaveLength(65);
  expect(Buffer.from(variables.VAPID_PRIVATE_KEY ?? '', 'base64url')).toHaveLength(32);
  expect(pushVariables(topology)).toEqual(variables);
});
