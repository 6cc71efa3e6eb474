import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '@xana/local-site/container-engine';

const FILES = join(import.meta.dirname, 'base-images');
const DEBIAN = 'localhost/xana-debian';
/** Image of Docker Hub: what stands in for it where it cannot be pulled. */
const STAND_INS: Record<string, string> = {
  'node:24-bookworm-slim': 'node',
  'postgres:15': 'postgres',
  'redis:7': 'redis',
  'nginx:1.28-alpine': 'nginx',
};

/**
 * Pulls the images that the deployment is made of. Where that fails, builds images with these names from Debian packages.
 *
 * @returns the names of images that were built
 */
export function ensureBaseImages(
  engine: Engine,
  buildOptions: readonly string[],
  log: (text: string) => void,
): string[] {
  return Object.entries(STAND_INS).flatMap(([name, standIn]) => {
    const image = `docker.io/library/${name}`;
    if (isStandIn(engine, image)) return [name];
    if (engine.attempt(['image', 'inspect', image]).status === 0) return [];
    log(`pulling ${name}`);
    if (engine.attempt(['pull', image]).status === 0) return [];
    log(`${name} cannot be pulled; building it from Debian packages`);
    buildStandIn(engine, image, standIn, buildOptions);
    return [name];
  });
}

const isStandIn = (engine: Engine, image: string): boolean =>
  engine.attempt(['image', 'inspect', '--format', '{{index .Config.Labels "xana.stand-in"}}', image]).output.trim() ===
  'true';

function buildStandIn(engine: Engine, image: string, standIn: string, buildOptions: readonly string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'xana-base-image-'));
  try {
    if (engine.attempt(['image', 'inspect', DEBIAN]).status !== 0) importDebian(engine, folder);
    const context = join(folder, 'context');
    cpSync(FILES, context, { recursive: true });
    if (standIn === 'node') addNode(folder, context);
    const file = join(context, `${standIn}.Dockerfile`);
    const options = ['--label', 'xana.stand-in=true', '--file', file, '--tag', image, ...buildOptions];
    engine.run(['build', ...options, context]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function importDebian(engine: Engine, folder: string): void {
  const archive = join(folder, 'debian.tar');
  execFileSync('mmdebstrap', ['--variant=minbase', 'bookworm', archive], { stdio: ['ignore', 'inherit', 'pipe'] });
  engine.run(['import', archive, DEBIAN]);
}

/** npm has Node itself as a package for each system. */
function addNode(folder: string, context: string): void {
  const unpack = (name: string, target: string) => {
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const archive = execFileSync('npm', ['pack', '--silent', name], options).trim();
    mkdirSync(target);
    execFileSync('tar', ['xzf', archive, '--strip-components=1', '-C', target], options);
  };
  const machine = process.arch === 'arm64' ? 'arm64' : 'x64';
  unpack(`node-linux-${machine}@24`, join(folder, 'node'));
  copyFileSync(join(folder, 'node/bin/node'), join(context, 'node'));
  unpack('npm@11', join(context, 'npm'));
  const { NODE_EXTRA_CA_CERTS: authorities } = process.env;
  if (authorities) copyFileSync(authorities, join(context, 'authorities.pem'));
  else writeFileSync(join(context, 'authorities.pem'), '');
}
