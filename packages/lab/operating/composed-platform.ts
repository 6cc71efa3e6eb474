import { spawnSync } from 'node:child_process';
import { readComposeFile } from '../containers/compose-file.ts';
import { REDIS, startTestPlatform, type TestPlatform } from '../faults/test-platform.ts';
import { type DockerCall, startFakeDocker } from './fake-docker.ts';
import { type OperatedPostgres, startOperatedPostgres } from './operated-postgres.ts';

const INSTANCES = ['platform-1', 'platform-2'];
/** What an operator rotates; the other variables of the compose file name places in containers. */
const ROTATED = [
  'ACCESS_TOKEN_SECRET',
  'ACCESS_TOKEN_SECRET_ACCEPTED',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_WEBHOOK_SECRET_ACCEPTED',
  'DATABASE_URL',
  'REDIS_URL',
] as const;

export interface ComposedPlatform {
  platform: TestPlatform;
  postgres: OperatedPostgres;
  /** The environment of the operator's shell before a rotation. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Two instances with the variables that `docker-compose.yml` gives them, on a database and a Redis with passwords. `docker compose up` and
 * `docker compose exec` of the operator's shell act on them.
 *
 * @param whenReplaced is called after each restart of an instance
 */
export async function startComposedPlatform(
  secrets: Record<string, string>,
  whenReplaced: () => Promise<void>,
): Promise<ComposedPlatform> {
  const postgres = startOperatedPostgres();
  // As the image creates it from POSTGRES_USER and POSTGRES_PASSWORD.
  postgres.query(`create role xana superuser login password '${secrets.DATABASE_PASSWORD}'`);
  postgres.query('alter database xana owner to xana');
  const settings: Record<string, string> = { CALLS_PER_MINUTE: '1000000' };
  const platform = await startTestPlatform('embedded', { instances: INSTANCES.length, environment: settings });
  const configure = (environment: Record<string, string>) => {
    const { services } = readComposeFile({ ...environment, RELEASE_KEYS_FOLDER: '/nowhere' });
    const given = services['platform-1']?.environment ?? {};
    for (const name of ROTATED) settings[name] = given[name] ?? '';
    settings.DATABASE_URL = String(settings.DATABASE_URL).replace('postgres:5432', postgres.address);
  };
  const docker = await startFakeDocker(async ({ parameters, environment }: DockerCall) => {
    const [, verb, ...rest] = parameters;
    if (verb === 'exec') return runInside(postgres, rest.slice(rest.indexOf('postgres') + 1));
    const instance = INSTANCES.indexOf(rest.at(-1) ?? '');
    if (verb !== 'up' || instance < 0) throw new Error(`Unknown command: docker ${parameters.join(' ')}`);
    configure(environment);
    await platform.end(instance);
    await platform.start(instance);
    await whenReplaced();
    return '';
  });
  const password = new URL(String(secrets.REDIS_URL)).password;
  await platform.startRedis(password);
  configure(secrets);
  for (const instance of INSTANCES.keys()) await platform.start(instance);
  return {
    platform,
    postgres,
    environment: { ...secrets, PATH: `${docker.folder}:${process.env.PATH}` },
    async stop() {
      docker.stop();
      await platform.stop();
      postgres.stop();
    },
  };
}

/** Address of the Redis of the platform with a password. */
export const redisWith = (password: string): string => REDIS.replace('://', `://default:${password}@`);

/** As in the container of PostgreSQL: by its socket, without a password. @throws Error with the output of a command that fails */
function runInside({ environment, folder }: OperatedPostgres, [program = '', ...parameters]: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    encoding: 'utf8',
    env: { ...environment, PGHOST: folder },
  });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  return stdout;
}
