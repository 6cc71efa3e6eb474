import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The binary itself, without the launcher around it, which would outlive a kill. @throws Error where there is none */
export function anvilBinary(): string {
  const require = createRequire(import.meta.url);
  const system = { darwin: 'darwin', linux: 'linux', win32: 'win32' }[process.platform as 'linux'];
  const machine = process.arch === 'arm64' ? 'arm64' : 'amd64';
  const launcher = require.resolve('@foundry-rs/anvil/package.json');
  const folder = dirname(createRequire(launcher).resolve(`@foundry-rs/anvil-${system}-${machine}/package.json`));
  const binary = join(folder, 'bin', process.platform === 'win32' ? 'anvil.exe' : 'anvil');
  if (!existsSync(binary)) throw new Error(`There is no chain node for ${process.platform} ${process.arch}.`);
  return binary;
}
