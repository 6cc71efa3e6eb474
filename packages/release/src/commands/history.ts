import { readLog } from '../registry/release-log.ts';
import type { Command } from './command.ts';
import { historyTable } from './tables.ts';

export const historyCommand: Command = {
  usage: ['history [name]', 'who changed what, when and why'],
  run: ({ store, name, print }) =>
    print(
      readLog(store).filter((entry) => !name || entry.name === name),
      historyTable(store, name),
    ),
};
