import { readLog } from '../registry/release-log.ts';
import type { Command } from './command.ts';
import { historyTable } from './tables.ts';

export const historyCommand: Command = {
  usage: ['history [name]', 'who changed what, when and why'],
  needs: 'read',
  run: ({ store, name }) => ({
    data: readLog(store).filter((entry) => !name || entry.name === name),
    text: historyTable(store, name),
  }),
};
