import { type BuildOptions, build } from 'esbuild';

/** A script for a browser, with its imports. */
export async function bundleScript(file: string, options: BuildOptions = {}): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    ...options,
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
