import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { findBucketVariables, readVariables } from './release-variables.ts';

const ROOT = join(import.meta.dirname, '../..');

interface ComposeService {
  image: string;
  build?: { target: string };
  environment?: Record<string, string>;
  volumes?: string[];
  stop_grace_period?: string;
}

const { services } = parse(readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, ComposeService>;
};
const ours = Object.entries(services).filter(([, { image }]) => image.startsWith('xana-'));
const dockerfile = readFileSync(join(import.meta.dirname, 'Dockerfile'), 'utf8');

/** The instructions of a stage and of those it begins with. */
function instructionsOf(stage: string): string {
  const [, base = '', body = ''] =
    new RegExp(`^FROM (\\S+) AS ${stage}\\n([\\s\\S]*?)(?=^FROM |(?![\\s\\S]))`, 'm').exec(dockerfile) ?? [];
  return base && base !== 'scratch' && !base.includes(':') ? instructionsOf(base) + body : `FROM ${base}\n${body}`;
}

describe('the images of the deployment', () => {
  it('are one target each, and services with the same image build the same target', () => {
    const targets = ours.map(([, { image, build }]) => [image, build?.target ?? image.slice('xana-'.length)]);
    for (const [image, target] of targets) expect([image, `xana-${target}`]).toEqual([image, image]);
    const built = ours.filter(([, { build }]) => build).map(([, { build }]) => String(build?.target));
    expect([...new Set(built)].sort()).toEqual(['page', 'platform', 'publish', 'release']);
    for (const target of built) expect(dockerfile).toContain(` AS ${target}\n`);
  });

  it('begin with the current LTS release of Node, of which only one version is used', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+:\S+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set(['node:24-bookworm-slim']));
  });

  it.each(['platform', 'page', 'release'])('%s has no sources, TypeScript loader or package manager', (target) => {
    const instructions = instructionsOf(target);
    expect(instructions).toMatch(/^FROM scratch\n/);
    expect(instructions).not.toMatch(/^COPY .*(tsx|\.ts\b)/m);
    expect(instructions).not.toMatch(/^RUN [^[]/m);
    expect(instructions).toMatch(/^CMD \["node", "packages\/[a-z-]+\/dist\/[a-z]+\.mjs"\]$/m);
  });

  it.each(['platform', 'page', 'release', 'publish'])('%s runs without root', (target) => {
    const users = [...instructionsOf(target).matchAll(/^USER (\S+)$/gm)].map(([, user]) => user);
    expect(['node', '1000:1000']).toContain(users.at(-1));
  });
});

describe('our services in docker-compose.yml', () => {
  it.each(ours)('%s runs without root and capabilities on a read-only file system', (_, service) => {
    expect(service).toMatchObject({
      user: '1000:1000',
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges'],
    });
  });

  it('gives the platform more time to stop than its drain takes', () => {
    const main = readFileSync(join(ROOT, 'packages/platform-api/src/main.ts'), 'utf8');
    const [, timeout = ''] = /SHUTDOWN_TIMEOUT_MS = ([\d_]+)/.exec(main) ?? [];
    for (const name of ['platform-1', 'platform-2']) {
      const seconds = Number.parseInt(services[name]?.stop_grace_period ?? '', 10);
      expect(seconds * 1000).toBeGreaterThan(Number(timeout.replaceAll('_', '')) + 1000);
    }
  });

  // Page servers follow a bucket too, with a working copy of their own, which this machine does not have.
  it.each(['publish', 'refresh', 'release-server'])('%s gets every variable of a release store in a bucket', (name) => {
    const known = findBucketVariables();
    expect(known.length).toBeGreaterThan(4);
    expect(Object.keys(services[name]?.environment ?? {})).toEqual(expect.arrayContaining(known));
  });

  it.each([
    ['page', 'main.ts', ['EXTRA_FILES']],
    ['release-server', 'api/main.ts', ['RELEASE_SERVER_PORT', 'TRIAL_COMMAND']],
  ])('%s gets every variable that an operator may set', (name, file, notPassed) => {
    const known = readVariables(file);
    const passed = Object.keys(services[name]?.environment ?? {});
    expect(known.filter((variable) => !passed.includes(variable))).toEqual(notPassed);
  });

  it('reads the release store without writing to it where pages are served', () => {
    expect(services.page?.volumes).toContain('releases:/srv/releases:ro');
    expect(services.page?.environment).not.toHaveProperty('RELEASE_BUCKET');
  });
});
