import { join } from 'node:path';
import { local, ROOT, readTopology, type Topology } from '@xana/local-site/topology';

/** A journey may start a second site at the next offset, see `topology.ts` of `@xana/local-site`. */
const OFFSETS_OF_A_SITE = 200;
export const FIRST_PORT_OFFSET = Number(process.env.XANA_TEST_PORT_OFFSET ?? 20_000);
const DATA_DIRECTORY = process.env.XANA_TEST_DATA ?? join(ROOT, '.local', 'test-site');

/**
 * Ports and data folder of one site of the journeys, apart from those of a running site. All ports are below 32768, where systems
 * start to assign ephemeral ports.
 */
const environmentOf = (index: number) => ({
  XANA_PORT_OFFSET: String(FIRST_PORT_OFFSET + index * OFFSETS_OF_A_SITE),
  XANA_DATA: index === 0 ? DATA_DIRECTORY : `${DATA_DIRECTORY}-${index + 1}`,
  XANA_PUSH: '1',
});

/** @param index of the Playwright worker, from 0: each has a site of its own */
export const topologyOf = (index: number): Topology => readTopology({ ...process.env, ...environmentOf(index) });

const INDEX = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const TEST_ENVIRONMENT = environmentOf(INDEX);
export const topology = topologyOf(INDEX);
export const SITE_ORIGIN = local(topology.ports.site);
export const API_ORIGIN = local(topology.ports.api);
export const OPERATOR_ORIGIN = local(topology.ports.operators);
