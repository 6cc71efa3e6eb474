import { spawn } from 'node:child_process';
import type { DeskTrial } from '@xana/contracts/releases/desk';

/** A trial takes 40 to 115 s on two cores. */
const TIMEOUT_MS = 10 * 60_000;
/** The last ones are shown. */
const MAX_TRIALS = 20;
const MAX_OUTPUT_LENGTH = 20_000;

interface TrialRequest {
  name: string;
  id: string;
  /** The subject of the caller. */
  actor: string;
}

/** Another trial runs: a browser for each would slow down the others. */
export class BusyError extends Error {}

/**
 * Mounts releases on the page in a browser, one after the other, in a process of its own: the release server has no browser in it.
 *
 * @param command with its arguments; name and id follow. Undefined: this server cannot try releases
 */
export function createTrials(command: readonly string[] | undefined) {
  const trials: DeskTrial[] = [];
  const run = ([program = '', ...args]: readonly string[], trial: DeskTrial) => {
    const child = spawn(program, [...args, trial.name, trial.id], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
    });
    const read = (data: Buffer) => {
      trial.output = `${trial.output}${data}`.slice(-MAX_OUTPUT_LENGTH);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', (error) => read(Buffer.from(error.message)));
    child.once('close', (code) => {
      trial.state = code === 0 ? 'passed' : 'failed';
      trial.output = trial.output.trim() || 'It took too long.';
    });
  };
  return {
    /** The newest first. */
    list: (): readonly DeskTrial[] => trials,
    /** @throws BusyError while another one runs */
    start({ name, id, actor }: TrialRequest): DeskTrial {
      if (!command)
        throw new Error(
          `This release server has no browser. Try the release on another machine: npm run release -- check ${name} ${id}`,
        );
      const running = trials.find(({ state }) => state === 'running');
      if (running) throw new BusyError(`A trial of ${running.name}@${running.id} runs. Start this one after it.`);
      const trial: DeskTrial = { name, id, actor, state: 'running', at: new Date().toISOString(), output: '' };
      trials.unshift(trial);
      trials.splice(MAX_TRIALS);
      run(command, trial);
      return trial;
    },
  };
}
