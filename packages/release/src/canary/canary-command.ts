import type { Command, Invocation, Outcome } from '../commands/command.ts';
import { checkTried } from '../commands/roll-back.ts';
import type { Candidate } from './candidate.ts';
import { endCandidate, pauseCandidate, startCandidate, widenCandidate } from './change-candidate.ts';

export const canaryCommand: Command = {
  usage: [
    'canary <name> --to <version|id> --percent <0-100> [--steps 25,50,100 --every 30] --reason "…"',
    'give some visitors a release; with steps, the guard gives it to more of them each',
    '30 minutes, promotes it after 100, and quarantines it when it fails more often than',
    'the active one. --percent alone changes the share; --pause, --resume, --end',
  ],
  options: {
    to: { type: 'string' },
    percent: { type: 'string' },
    steps: { type: 'string' },
    every: { type: 'string' },
    'skip-check': { type: 'boolean' },
    pause: { type: 'boolean' },
    resume: { type: 'boolean' },
    end: { type: 'boolean' },
  },
  needs: 'canary',
  // What takes a release from visitors does not wait.
  needsSecondPerson: ({ pause, end }) => pause !== true && end !== true,
  run(invocation) {
    const { store, changeRequest, text, flag } = invocation;
    const site = { store, settings: invocation.settings() };
    const request = changeRequest();
    if (flag('end'))
      return describe(request.name, endCandidate(site, request), 'has ended; all visitors get the active release');
    if (flag('pause'))
      return describe(request.name, pauseCandidate(site, request, true), 'is paused; no visitor gets it');
    if (flag('resume')) return describe(request.name, pauseCandidate(site, request, false), 'goes on');
    const percent = readPercent('--percent', text('percent'));
    const to = text('to');
    if (!to) return describe(request.name, widenCandidate(site, request, percent), `goes to ${percent} % of visitors`);
    if (!flag('skip-check')) checkTried(store, request.name, to);
    const plan = readPlan(invocation, percent);
    const candidate = startCandidate(site, { ...request, to, percent, ...(plan ? { plan } : {}) });
    return describe(request.name, candidate, `goes to ${percent} % of visitors from the next page load on`);
  },
};

const describe = (name: string, candidate: Candidate, effect: string): Outcome => ({
  data: { name, candidate },
  text: `The candidate ${name}@${candidate.id} ${effect}.`,
});

function readPercent(option: string, text: string | undefined): number {
  if (!/^(100|\d{1,2})$/.test(text ?? '')) throw new Error(`${option} must be a whole number from 0 to 100.`);
  return Number(text);
}

function readPlan({ text }: Invocation, first: number): Candidate['plan'] {
  const steps = text('steps');
  if (steps === undefined) return undefined;
  const percents = steps.split(',').map((step) => readPercent('--steps', step.trim()));
  if ([first, ...percents].some((each, index, all) => index > 0 && each <= (all[index - 1] ?? 0)))
    throw new Error('--steps must grow, from more than --percent on, for example 25,50,100.');
  const every = Number(text('every') ?? 30);
  if (!(Number.isInteger(every) && every >= 1 && every <= 10_080))
    throw new Error('--every must be a number of minutes from 1 to 10080.');
  return { percents, everyMinutes: every };
}
