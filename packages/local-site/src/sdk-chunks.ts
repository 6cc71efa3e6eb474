import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from './topology.ts';

interface Sdk {
  name: string;
  /** Packages that only this SDK brings; their modules count as its code. */
  scope: RegExp;
  use: string;
}

/** The packages that the specification gives, and the SDK of each external service. */
export const SDKS: readonly Sdk[] = [
  { name: '@web3auth/modal', scope: /^@(web3auth|toruslabs)\//, use: 'login with Google and Apple' },
  { name: 'magic-sdk', scope: /^(magic-sdk$|@magic-sdk\/)/, use: 'login by email' },
  {
    name: '@walletconnect/ethereum-provider',
    scope: /^@walletconnect\//,
    use: 'login with a wallet on another device',
  },
  { name: 'ethers', scope: /^ethers$/, use: 'signatures and transactions' },
  { name: 'socket.io-client', scope: /^(socket\.io|engine\.io)/, use: 'chat and live events' },
  { name: '@stripe/react-stripe-js', scope: /^@stripe\//, use: 'card form' },
  { name: 'stripe', scope: /^stripe$/, use: 'cards; the server charges them' },
];

export interface Chunk {
  microfrontend: string;
  file: string;
  /** Compressed as the page server sends it. */
  bytes: number;
}

/**
 * The source files that import a package for its code, also lazily; not tests, and not files that only need its types. Files of the
 * platform only count for a package that no browser code imports.
 */
export function findImporters(name: string): string[] {
  const pattern = name.replaceAll('.', '\\.');
  const code = new RegExp(`(^import (?!type )[^;]*from |^\\s*[^/*\`]*import\\()'${pattern}(/[^']*)?'`, 'm');
  const all = execFileSync('git', ['ls-files', '--', 'shell', 'mfe-*', 'packages'], { cwd: ROOT });
  const files = String(all)
    .split('\n')
    .filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        file.includes('/src/') &&
        !/\.test\.|\/test-/.test(file) &&
        !/^packages\/(sandbox|test-kit)\//.test(file),
    )
    .filter((file) => existsSync(join(ROOT, file)) && code.test(readFileSync(join(ROOT, file), 'utf8')));
  const inBrowser = files.filter((file) => !file.startsWith('packages/platform-api/'));
  return inBrowser.length > 0 ? inBrowser : files;
}

/** The built files that contain code of a package, from the source maps of the last builds. */
export function findChunks({ scope }: Pick<Sdk, 'scope'>): Chunk[] {
  return readdirSync(ROOT)
    .filter((name) => existsSync(join(ROOT, name, 'dist')))
    .flatMap((microfrontend) => {
      const dist = join(ROOT, microfrontend, 'dist');
      const maps = readdirSync(dist).filter((file) => file.endsWith('.mjs.map'));
      return maps
        .filter((map) => packagesOf(join(dist, map)).some((name) => scope.test(name)))
        .map((map) => {
          const file = map.replace(/\.map$/, '');
          return { microfrontend, file, bytes: brotliSize(join(dist, file)) };
        });
    });
}

function packagesOf(map: string): string[] {
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  return [...new Set(sources.flatMap((source) => packageOf(source) ?? []))];
}

const FOLDER = '/node_modules/';

/** The package of a file below `node_modules`, with its scope. */
function packageOf(source: string): string | undefined {
  const start = source.lastIndexOf(FOLDER);
  if (start < 0) return undefined;
  const [first = '', second = ''] = source.slice(start + FOLDER.length).split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

const brotliSize = (file: string): number =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
