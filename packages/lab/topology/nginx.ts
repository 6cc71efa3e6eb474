import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@xana/local-site/topology';

const TEMPLATES = join(ROOT, 'packages/deployment/nginx');

export interface WebServer {
  template: 'artifacts' | 'site' | 'platform';
  /** Values for the template's `${…}` variables, as the container's environment sets them. */
  variables: Record<string, string>;
}

/** Runs one local nginx with the deployment's templates, filled in as the nginx image does it. */
export async function startNginx(servers: readonly WebServer[]): Promise<{ stop(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'xana-nginx-'));
  chmodSync(directory, 0o755);
  for (const folder of ['servers', 'temporary']) mkdirSync(join(directory, folder));
  servers.forEach(({ template, variables }, index) => {
    const text = readFileSync(join(TEMPLATES, `${template}.conf.template`), 'utf8');
    writeFileSync(join(directory, 'servers', `${index}.conf`), fillIn(text, variables));
  });
  const file = join(directory, 'nginx.conf');
  writeFileSync(file, mainConfiguration(directory, 'servers'));
  const options = ['-g', 'daemon off;', '-c', file, '-p', directory, '-e', join(directory, 'error.log')];
  const checked = spawnSync('nginx', [...options, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`nginx refuses its files:\n${checked.stderr}`);
  const child = spawn('nginx', options, { stdio: 'ignore' });
  return { stop: () => end(child) };
}

/** Replaces only the given variables: `$host` and others belong to nginx. */
function fillIn(template: string, variables: Record<string, string>): string {
  const filled = template.replace(/^\s*#.*$/gm, '').replace(/\$\{([A-Z]+)\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`Nothing is given for \${${name}}.`);
    return value;
  });
  return filled;
}

/** The main file of an nginx in a folder. @param servers the folder in it with a file for each server */
export function mainConfiguration(directory: string, servers: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${directory}/temporary/${kind};`)
    .join('\n');
  return `worker_processes 2;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${directory}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
${temporary}
  include ${directory}/${servers}/*.conf;
}
`;
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
