import { readRegistry } from '../registry/read-registry.ts';
import type { Command } from './command.ts';
import { statusTable } from './tables.ts';

export const statusCommand: Command = {
  usage: ['status', 'the active release of each microfrontend'],
  run: ({ store, print }) => print(readRegistry(store), statusTable(store)),
};
