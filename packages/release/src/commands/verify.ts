import { readRegistry } from '../registry/read-registry.ts';
import { verifyLog } from '../registry/release-log.ts';
import type { Command } from './command.ts';

export const verifyCommand: Command = {
  usage: ['verify', 'check all active files and the log against their hashes'],
  run({ store, print }) {
    verifyLog(store);
    for (const [name, { active }] of Object.entries(readRegistry(store).microfrontends))
      store.verify(store.record(name, active));
    print({ ok: true }, 'All active files and all lines of the log match their hashes.');
  },
};
