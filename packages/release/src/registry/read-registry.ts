import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseStore } from '../store/release-store.ts';
import { type RegistryState, registryState } from './registry-state.ts';

const EMPTY: RegistryState = { revision: 0, microfrontends: {}, retired: {} };

export function readRegistry({ directory }: ReleaseStore): RegistryState {
  const file = join(directory, 'registry', 'state.json');
  return existsSync(file) ? registryState.parse(JSON.parse(readFileSync(file, 'utf8'))) : EMPTY;
}
