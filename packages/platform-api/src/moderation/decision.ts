import type { Platform } from '../platform.ts';
import { type DecisionProblems, en } from './decision-problems/en.ts';

/** Who decides, and why. */
export interface Decider {
  /** Name of the operator, at most 100 characters. */
  operator: string;
  /** At most 500 characters; authors of hidden content read it. */
  reason: string;
}

/** What decisions need of the platform. Without sockets in this process nothing subscribes to the signals. */
export interface ModerationContext extends Pick<Platform, 'database' | 'sessionEnds' | 'chatEvents'> {
  /** Null in a process without sockets, which emits no messages. */
  config: Pick<Platform['config'], 'origins'> | null;
}

/** Why a decision was not taken. Its message is for the operator, in English; other errors are faults. */
export class DecisionError extends Error {
  override name = 'DecisionError';
  /** The message in the language of an operator. */
  readonly textIn: (problems: DecisionProblems) => string;

  /** @param problem a text is a problem of a command, which has one language */
  constructor(problem: string | ((problems: DecisionProblems) => string)) {
    const textIn = typeof problem === 'string' ? () => problem : problem;
    super(textIn(en));
    this.textIn = textIn;
  }
}

const MAX_OPERATOR_LENGTH = 100;
export const MAX_REASON_LENGTH = 500;

/** @throws DecisionError for a name or reason that is missing or too long */
export function readDecider(operator = '', reason = ''): Decider {
  const decider = { operator: operator.trim(), reason: reason.trim() };
  if (!decider.operator) throw new DecisionError((t) => t.noOperator);
  if (!decider.reason) throw new DecisionError((t) => t.noReason);
  if (decider.operator.length > MAX_OPERATOR_LENGTH)
    throw new DecisionError((t) => t.longOperator(MAX_OPERATOR_LENGTH));
  if (decider.reason.length > MAX_REASON_LENGTH) throw new DecisionError((t) => t.longReason(MAX_REASON_LENGTH));
  return decider;
}
