import { DecisionError } from './decision.ts';

/** Reads the end of a ban: `2026-12-24` or a time with a zone. Null for an empty text: the ban has no end. */
export function readBanEnd(text: string, now = new Date()): Date | null {
  if (text.trim() === '') return null;
  const isDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/.test(text);
  const until = new Date(isDate ? text : Number.NaN);
  if (Number.isNaN(until.getTime())) throw new DecisionError((t) => t.noBanEnd);
  if (until <= now) throw new DecisionError((t) => t.pastBanEnd);
  return until;
}
