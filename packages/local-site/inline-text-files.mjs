import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './bundle-file.mjs';

/** Replaces `readFileSync(join(import.meta.dirname, 'name'), 'utf8')` with the text of that file, and adds its name to `inputs`. */
export const inlineTextFiles = (inputs) => ({
  name: 'inline-text-files',
  setup({ onLoad }) {
    onLoad({ filter: /packages\/release\/src\/.*\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /readFileSync\(join\(import\.meta\.dirname, '([\w./-]+)'\), 'utf8'\)/g,
        (_, name) => {
          const file = join(dirname(path), name);
          inputs.add(relative(root, file));
          return JSON.stringify(readFileSync(file, 'utf8'));
        },
      ),
    }));
  },
});
