import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '@xana/local-site/container-engine';
import { ROOT } from '@xana/local-site/topology';
import type { ComposeFile } from './compose-file.ts';

/** Builds the images of the compose file, as `docker compose build`. */
export function buildImages(
  engine: Engine,
  { services }: ComposeFile,
  buildOptions: readonly string[],
  log: (text: string) => void,
): void {
  const built = new Set<string>();
  for (const { image, build } of Object.values(services)) {
    if (!build || built.has(image)) continue;
    built.add(image);
    const start = Date.now();
    const options = ['--file', join(ROOT, build.dockerfile), '--target', build.target, '--tag', image];
    engine.run(['build', ...options, ...buildOptions, join(ROOT, build.context)]);
    log(`built ${image} in ${Math.round((Date.now() - start) / 1000)} s`);
  }
}

interface SourceChange {
  file: string;
  from: string;
  to: string;
}

/**
 * Builds `publish` with a changed source file, as `docker compose build publish` does after the change.
 *
 * @returns the name of the image
 */
export function buildChangedPublish(
  engine: Engine,
  image: string,
  { file, from, to }: SourceChange,
  buildOptions: readonly string[],
): string {
  const folder = mkdtempSync(join(tmpdir(), 'xana-changed-publish-'));
  try {
    const text = readFileSync(join(ROOT, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain "${from}".`);
    writeFileSync(join(folder, 'changed'), text.replace(from, to));
    const lines = [
      `FROM ${image}`,
      'USER root',
      `COPY changed ${file}`,
      'RUN node packages/local-site/bootstrap.mjs build',
      'USER node',
    ];
    writeFileSync(join(folder, 'Dockerfile'), lines.join('\n'));
    const changed = `${image}-changed`;
    engine.run(['build', '--file', join(folder, 'Dockerfile'), '--tag', changed, ...buildOptions, folder]);
    return changed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
