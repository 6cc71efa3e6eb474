import { apiError } from '../../api-error.ts';

interface Times {
  starts_at: Date;
  ends_at: Date;
}

/** More than the twelve months that a monthly series takes. */
const MAX_PERIOD_MS = 400 * 86_400_000;

/**
 * The times of the further events of a series, each as long as the first one.
 *
 * @throws ApiError INPUT_INVALID unless each begins after the end of the one before, within 400 days
 */
export function readRepeat(first: Times, starts: readonly string[]): Times[] {
  const length = first.ends_at.getTime() - first.starts_at.getTime();
  const times = starts.map((start) => ({
    starts_at: new Date(start),
    ends_at: new Date(Date.parse(start) + length),
  }));
  let before = first;
  for (const next of times) {
    const isLater = next.starts_at >= before.ends_at;
    if (!isLater || next.starts_at.getTime() - first.starts_at.getTime() > MAX_PERIOD_MS) {
      throw apiError('INPUT_INVALID', 'Field "repeat.startsAt" must be in order, without overlap, within 400 days.');
    }
    before = next;
  }
  return times;
}
