import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresFolder } from '@xana/local-site/postgres-programs';
import { UNPRIVILEGED_ID } from '@xana/local-site/temporary-postgres';

const PROGRAMS = ['initdb', 'postgres', 'pg_ctl', 'psql', 'pg_basebackup', 'pg_verifybackup', 'pg_archivecleanup'];
/** As in the image of PostgreSQL: no password on its own machine, and one for all who come by the network. */
const ACCESS = `local all all trust
local replication all trust
host all postgres all trust
host replication postgres all trust
host all all all scram-sha-256
`;
const PORT = 28_150 + Number(process.env.XANA_FAULT_PORT_OFFSET ?? 0);

export interface OperatedPostgres {
  /** Of the database `xana`, for the platform. */
  url: string;
  /** Host and port. */
  address: string;
  /** The variables that the programs of PostgreSQL read, with `PATH`. */
  environment: Record<string, string>;
  /** The user of the server; undefined when the tests do not run as root. */
  user: { uid: number; gid: number } | undefined;
  /** A folder that the user of the server may write. */
  folder: string;
  query(sql: string): void;
  log(): string;
  stop(): void;
}

/** What this machine lacks to run the server as an operator does; undefined when it has everything. */
export function missingPrograms(): string | undefined {
  if (!findPostgresFolder(PROGRAMS)) return `no folder has ${PROGRAMS.join(', ')}: apt-get install postgresql`;
  return spawnSync('rsync', ['--version']).status === 0 ? undefined : 'rsync is missing: apt-get install rsync';
}

/** A PostgreSQL server in a folder with its settings in it, as a package of a distribution has it: commands of an operator manage it. */
export function startOperatedPostgres(): OperatedPostgres {
  const folder = mkdtempSync(join(tmpdir(), 'xana-operated-'));
  const user = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const logFile = join(folder, 'log');
  const environment = {
    PATH: `${findPostgresFolder(PROGRAMS)}:${process.env.PATH}`,
    HOME: folder,
    PGDATA: data,
    PGHOST: 'localhost',
    PGPORT: String(PORT),
    PGUSER: 'postgres',
    PGDATABASE: 'xana',
  };
  const options = { cwd: folder, env: environment, ...user, stdio: 'ignore' as const };
  const run = (program: string, ...parameters: string[]) => execFileSync(program, parameters, options);
  run('initdb', '-U', 'postgres', '-A', 'trust', '-N', '--encoding=UTF8', '--locale=C.UTF-8');
  const settings = [
    "listen_addresses = 'localhost'",
    `port = ${PORT}`,
    `unix_socket_directories = '${folder}'`,
    'fsync = off',
  ];
  appendFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
  writeFileSync(join(data, 'pg_hba.conf'), ACCESS);
  run('pg_ctl', 'start', '-w', '-l', logFile);
  run('psql', '-d', 'postgres', '-c', 'create database xana');
  return {
    url: `postgres://postgres@localhost:${PORT}/xana`,
    address: `localhost:${PORT}`,
    environment,
    user,
    folder,
    query: (sql) => run('psql', '-c', sql),
    log: () => readFileSync(logFile, 'utf8'),
    stop() {
      spawnSync('pg_ctl', ['stop', '-m', 'immediate'], options);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A folder that the user of the server may write, below its own. */
export function folderOf({ folder, user }: OperatedPostgres, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  if (user) chownSync(path, user.uid, user.gid);
  return path;
}
