import { basename, join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';

/**
 * Reads the `remote.config.ts` of a remote as it is on the disk. A second `import()` of the file would return the module that this
 * process loaded first.
 *
 * @throws Error with file and line of a syntax error, or with the message of an exception in the file
 */
export async function readContributions(directory: string): Promise<unknown> {
  const { outputFiles } = await build({
    entryPoints: [join(directory, 'remote.config.ts')],
    bundle: true,
    platform: 'node',
    format: 'iife',
    globalName: 'configuration',
    target: 'node20',
    write: false,
    logLevel: 'silent',
  });
  const code = `(() => {${outputFiles[0]?.text}\nreturn configuration.remote;})()`;
  try {
    const remote: unknown = runInThisContext(code);
    if (!remote) throw new Error('it exports no `remote`');
    return remote;
  } catch (error) {
    throw new Error(`${basename(directory)}/remote.config.ts: ${(error as Error).message}`, { cause: error });
  }
}
