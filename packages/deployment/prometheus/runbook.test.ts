import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metricsOf } from '@xana/test-kit/test-prometheus';
import { parse } from 'yaml';
import { COMMANDS } from '../../release/src/commands/all-commands.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const runbook = read('packages/handbook/how-to/answer-an-alert.md');
/** Code in the text, and lines of its blocks. */
const code = [
  ...[...runbook.matchAll(/(?<!`)`([^`\n]+)`(?!`)/g)].map(([, text = '']) => text),
  ...[...runbook.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.split('\n')),
];
const matches = (pattern: RegExp) => code.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

describe('the runbook', () => {
  it('names scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = matches(/\bnpm run ([\w:-]+)/g);
    expect(named).toEqual(expect.arrayContaining(['check-live', 'release']));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names commands of the release store', () => {
    const named = matches(/\bnpm run release -- ([\w-]+)/g);
    expect(named).toEqual(expect.arrayContaining(['status', 'verify', 'rollback']));
    expect(named.filter((name) => !Object.hasOwn(COMMANDS, name))).toEqual([]);
  });

  it('names services of docker-compose.yml', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: object };
    const calls = matches(/\bdocker compose (?:ps|logs|up|restart|run)((?: (?:-a|-d|--rm|--tail \d+|[a-z0-9-]+))*)/g);
    const named = calls.flatMap((text) =>
      text
        .replace(/ npm .*$/, '')
        .replace(/--tail \d+/, '')
        .split(' ')
        .filter((word) => word && !word.startsWith('-')),
    );
    expect(named).toEqual(expect.arrayContaining(['platform-1', 'postgres', 'redis', 'release-server']));
    expect(named.filter((name) => !Object.hasOwn(services, name))).toEqual([]);
  });

  it('names files of the repository', () => {
    const named = matches(/\b(packages\/[\w./-]+)/g);
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('names metrics that the dashboards show or the alerts read', () => {
    const known = ['grafana/platform.json', 'grafana/releases.json', 'prometheus/alerts.yml'].flatMap((path) =>
      metricsOf(read(`packages/deployment/${path}`)),
    );
    const base = (name: string) => name.replace(/_(bucket|count)$/, '');
    const named = metricsOf(runbook).filter((name) => name !== 'up');
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !known.some((each) => base(each) === base(name)))).toEqual([]);
  });

  it('names variables of the platform', () => {
    const schema = read('packages/platform-api/src/config/environment-schema.ts');
    const named = matches(/\b([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)\b/g).filter((name) => !CODES.has(name));
    expect(named.filter((name) => !schema.includes(`${name}: `) && !ELSEWHERE.has(name))).toEqual([]);
  });
});

/** Error codes, which are written like variables. */
const CODES = new Set(['SERVER_BUSY', 'PAYMENTS_UNAVAILABLE', 'SOMETHING_WRONG']);
/** Of the release server. */
const ELSEWHERE = new Set(['RELEASE_SERVER_ORIGIN', 'METRICS_TOKEN']);
