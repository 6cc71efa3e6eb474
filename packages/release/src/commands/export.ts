import { copyRegistry } from '../registry/registry-copy.ts';
import type { Command } from './command.ts';

export const exportCommand: Command = {
  usage: ['export', 'the active releases without their files, as JSON: `publish --against` checks a build with it'],
  needs: 'read',
  run({ store }) {
    const copy = copyRegistry(store);
    return { data: copy, text: JSON.stringify(copy, null, 2) };
  },
};
