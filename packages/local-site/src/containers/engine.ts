import { spawnSync } from 'node:child_process';

const NAMES = ['docker', 'podman'] as const;
/** More than the output of a build of all packages. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

export interface Ended {
  status: number;
  output: string;
  errors: string;
}

/** Docker or Podman; both have the same commands. */
export interface Engine {
  name: (typeof NAMES)[number];
  /** @returns standard output. @throws Error with the last lines of the output */
  run(args: readonly string[]): string;
  /** As `run`, without an error for a command that fails. */
  attempt(args: readonly string[]): Ended;
}

/** The engine of this machine that answers; `CONTAINER_ENGINE` chooses one. */
export function findEngine(environment: NodeJS.ProcessEnv = process.env): Engine | undefined {
  const wanted = NAMES.filter((name) => !environment.CONTAINER_ENGINE || environment.CONTAINER_ENGINE === name);
  return wanted.map(createEngine).find((engine) => engine.attempt(['info']).status === 0);
}

function createEngine(name: (typeof NAMES)[number]): Engine {
  const attempt = (args: readonly string[]): Ended => {
    const { status, stdout, stderr, error } = spawnSync(name, args, { encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES });
    return { status: status ?? 1, output: stdout ?? '', errors: stderr || error?.message || '' };
  };
  return {
    name,
    attempt,
    run(args) {
      const { status, output, errors } = attempt(args);
      if (status === 0) return output;
      const lastLines = `${output}\n${errors}`.trim().split('\n').slice(-15).join('\n');
      throw new Error(`${name} ${args.slice(0, 8).join(' ')} failed:\n${lastLines}`);
    },
  };
}
