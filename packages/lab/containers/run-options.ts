import { resolve } from 'node:path';
import type { Engine } from '@xana/local-site/container-engine';
import { ROOT } from '@xana/local-site/topology';
import type { ComposeFile, ComposeService } from './compose-file.ts';

/** Names containers, volumes and the network, apart from those of a deployment on the same machine. */
export const PROJECT = 'xana-check';

export const containerOf = (service: string): string => `${PROJECT}-${service}`;
export const volumeOf = (volume: string): string => `${PROJECT}_${volume}`;

/** The options of `docker run` for a service of the compose file, up to its image and its command. */
export function runOptions(engine: Engine, file: ComposeFile, name: string): string[] {
  const service = file.services[name] as ComposeService;
  const { environment = {}, volumes = [], secrets = [], tmpfs = [] } = service;
  return [
    ...['--network', PROJECT, '--network-alias', name],
    ...(service.networks ? ['--ip', service.networks.default.ipv4_address] : []),
    ...repeat(
      '--env',
      Object.entries(environment).map((entry) => entry.join('=')),
    ),
    ...repeat('--volume', volumes.map(mountOf)),
    ...repeat(
      '--volume',
      secrets.map((secret) => `${file.secrets[secret]?.file}:/run/secrets/${secret}:ro`),
    ),
    ...repeat('--tmpfs', tmpfs),
    ...repeat('--cap-drop', service.cap_drop ?? []),
    ...repeat('--security-opt', service.security_opt ?? []),
    ...(service.user ? ['--user', service.user] : []),
    ...(service.read_only ? ['--read-only'] : []),
    // Podman mounts writable folders of its own into a read-only container; Docker does not.
    ...(service.read_only && engine.name === 'podman' ? ['--read-only-tmpfs=false'] : []),
    ...(service.stop_grace_period ? ['--stop-timeout', service.stop_grace_period.replace('s', '')] : []),
    ...(service.entrypoint ? ['--entrypoint', String(service.entrypoint[0])] : []),
  ];
}

/** The command after the image; the engine accepts no arguments in the entrypoint. */
export const commandOf = ({ entrypoint = [], command = [] }: ComposeService): string[] => [
  ...entrypoint.slice(1),
  ...command,
];

const repeat = (option: string, values: readonly string[]): string[] => values.flatMap((value) => [option, value]);

/** A named volume of the file, or a path relative to it. */
function mountOf(mount: string): string {
  const [source = '', ...rest] = mount.split(':');
  const isPath = source.startsWith('.') || source.startsWith('/');
  return [isPath ? resolve(ROOT, source) : volumeOf(source), ...rest].join(':');
}
