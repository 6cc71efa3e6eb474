import { join } from 'node:path';
import { microfrontendDirectory } from '@xana/local-site/topology';
import { build } from 'esbuild';

interface HostOptions {
  /** The remote whose module it mounts. */
  name: string;
  /** URL of its manifest. */
  manifest: string;
}

/** The part of the official manifest that a host needs to know before it loads the remote. */
export interface Manifest {
  name: string;
  shared: { name: string; requiredVersion: string }[];
}

/** Bundles a host that provides the shared modules of a manifest, from the packages that the remote was built with. */
export async function buildHost({ name, manifest }: HostOptions, { name: container, shared }: Manifest) {
  const modules = shared.map(({ name: key, requiredVersion }, index) => {
    const version = JSON.stringify(requiredVersion.replace('^', ''));
    return {
      line: `import * as m${index} from '${key}';`,
      entry: `'${key}': { version: ${version}, module: m${index} }`,
    };
  });
  const { outputFiles } = await build({
    stdin: {
      contents: `import { startHost } from '${join(import.meta.dirname, 'host/plain-host.mjs')}';
        ${modules.map(({ line }) => line).join('\n')}
        const modules = { ${modules.map(({ entry }) => entry).join(', ')} };
        void startHost({ manifest: '${manifest}', name: '${container}', modules });`,
      resolveDir: microfrontendDirectory(name),
    },
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    outdir: 'host',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    write: false,
  });
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { script: textOf('.js'), styles: textOf('.css') };
}
