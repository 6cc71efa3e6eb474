import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@xana/local-site/topology';
import { parse } from 'yaml';

export interface ComposeService {
  image: string;
  build?: { context: string; dockerfile: string; target: string };
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  depends_on?: Record<string, { condition: 'service_healthy' | 'service_completed_successfully' }>;
  healthcheck?: { test: ['CMD' | 'CMD-SHELL', ...string[]] };
  user?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  stop_grace_period?: string;
  secrets?: string[];
  profiles?: string[];
  networks?: { default: { ipv4_address: string } };
}

export interface ComposeFile {
  networks: { default: { ipam: { config: [{ subnet: string; ip_range: string }] } } };
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
}

/** docker-compose.yml with the variables of the environment, without the services of a profile. */
export function readComposeFile(environment: Record<string, string>): ComposeFile {
  const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const file = replaceIn(parse(text, { merge: true }), environment) as ComposeFile;
  const services = Object.entries(file.services).filter(([, { profiles }]) => !profiles);
  return { ...file, services: Object.fromEntries(services) };
}

function replaceIn(value: unknown, environment: Record<string, string>): unknown {
  if (typeof value === 'string') return interpolate(value, environment);
  if (Array.isArray(value)) return value.map((each) => replaceIn(each, environment));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaceIn(each, environment)]));
}

/** https://docs.docker.com/reference/compose-file/interpolation/: the forms that the file uses. */
function interpolate(text: string, environment: Record<string, string>): string {
  return text.replace(/\$\$|\$\{([A-Z0-9_]+):([-?+])([^}]*)\}/g, (found, name: string, kind: string, rest: string) => {
    if (found === '$$') return '$';
    const value = environment[name];
    if (kind === '+') return value ? rest : '';
    if (value) return value;
    if (kind === '?') throw new Error(`${name} is not set: ${rest}`);
    return rest;
  });
}
