import { join } from 'node:path';
import { local, ROOT, readTopology } from '@xana/local-site/topology';

/**
 * Ports and data folder of the journeys, apart from those of a running site. All ports are below 32768, where systems
 * start to assign ephemeral ports.
 */
export const TEST_ENVIRONMENT = {
  XANA_PORT_OFFSET: process.env.XANA_TEST_PORT_OFFSET ?? '20000',
  XANA_DATA: process.env.XANA_TEST_DATA ?? join(ROOT, '.local', 'test-site'),
  XANA_PUSH: '1',
};

export const topology = readTopology({ ...process.env, ...TEST_ENVIRONMENT });
export const SITE_ORIGIN = local(topology.ports.site);
export const API_ORIGIN = local(topology.ports.api);
export const OPERATOR_ORIGIN = local(topology.ports.operators);
