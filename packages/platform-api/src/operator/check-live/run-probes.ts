import { describeFailure, type Failure } from './describe-failure.ts';
import { type LiveSettings, type Outcome, type Probe, wrong } from './probe.ts';

/** What is printed about one service. */
export interface ReportLine {
  name: string;
  status: Outcome['status'];
  /** One text, or one for each problem. */
  texts: readonly string[];
}

export const PROBE_TIMEOUT_MS = 5_000;

/** Runs all probes at the same time. A probe that throws, or is not done in time, is `wrong`. */
export function runProbes(
  probes: readonly Probe[],
  settings: LiveSettings,
  timeoutMs = PROBE_TIMEOUT_MS,
): Promise<ReportLine[]> {
  return Promise.all(probes.map(async (probe) => toLine(probe, await runInTime(probe, settings, timeoutMs))));
}

async function runInTime(probe: Probe, settings: LiveSettings, timeoutMs: number): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Outcome>((resolve) => {
    const answer = `no answer within ${timeoutMs / 1_000} s`;
    timer = setTimeout(() => resolve(toOutcome(probe, { answer, isUnreachable: true })), timeoutMs);
  });
  try {
    return await Promise.race([probe.run(settings), timeout]);
  } catch (error) {
    return toOutcome(probe, describeFailure(error));
  } finally {
    clearTimeout(timer);
  }
}

function toOutcome({ host, settings }: Probe, { answer, isUnreachable }: Failure): Outcome {
  const advice = isUnreachable && host ? `Allow this machine to connect to ${host}.` : `Correct ${settings}.`;
  return wrong(`${answer}. ${advice}`);
}

function toLine({ name, withoutIt }: Probe, outcome: Outcome): ReportLine {
  switch (outcome.status) {
    case 'ok':
      return { name, status: 'ok', texts: [outcome.detail] };
    case 'off':
      return { name, status: 'off', texts: [withoutIt] };
    case 'wrong':
      return { name, status: 'wrong', texts: outcome.problems };
  }
}

const STATUS_WIDTH = 'wrong'.length;

/** One aligned line for each service; further problems of a service follow below the first. */
export function formatReport(lines: readonly ReportLine[]): string {
  const nameWidth = Math.max(...lines.map(({ name }) => name.length));
  const indent = ' '.repeat(nameWidth + STATUS_WIDTH + 4);
  return lines
    .map(({ name, status, texts }) => {
      const [first = '', ...others] = texts.map(toOneLine);
      const head = `${name.padEnd(nameWidth)}  ${status.padEnd(STATUS_WIDTH)}  ${first}`;
      return [head, ...others.map((text) => `${indent}${text}`)].join('\n');
    })
    .join('\n');
}

/** Answers of services may contain line breaks and control characters. */
const toOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
