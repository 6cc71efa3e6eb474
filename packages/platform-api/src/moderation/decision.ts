import type { Platform } from '../platform.ts';

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

/** Why a decision was not taken. Its message is for the operator; other errors are faults. */
export class DecisionError extends Error {
  override name = 'DecisionError';
}

const MAX_OPERATOR_LENGTH = 100;
const MAX_REASON_LENGTH = 500;

/** @throws DecisionError for a name or reason that is missing or too long */
export function readDecider(operator = '', reason = ''): Decider {
  const decider = { operator: operator.trim(), reason: reason.trim() };
  if (!decider.operator) throw new DecisionError('Name the operator.');
  if (!decider.reason) throw new DecisionError('Give a reason.');
  if (decider.operator.length > MAX_OPERATOR_LENGTH)
    throw new DecisionError(`The name of the operator must have at most ${MAX_OPERATOR_LENGTH} characters.`);
  if (decider.reason.length > MAX_REASON_LENGTH)
    throw new DecisionError(`The reason must have at most ${MAX_REASON_LENGTH} characters.`);
  return decider;
}
