import type { ReportTargetType } from '../social/reports.ts';

/** What operators decide on. */
export interface Target {
  type: ReportTargetType;
  /** A number, or `<conversation>-<sequence>` for a message. */
  id: string;
}

const TARGET = /^(?:(user|post|comment|space|event):(\d{1,9})|(message):(\d{1,9}-\d{1,9}))$/;

/** Reads `post:17` or `message:38-12`; undefined for any other text. */
export function parseTarget(text: string): Target | undefined {
  const [, type, id, message, messageId] = TARGET.exec(text) ?? [];
  const given = { type: type ?? message, id: id ?? messageId };
  return given.type && given.id ? { type: given.type as Target['type'], id: given.id } : undefined;
}

export const formatTarget = ({ type, id }: Target): string => `${type}:${id}`;

/** The numbers of an id; the second one is the sequence of a message. */
export function numbersOf({ id }: Target): [number, number] {
  const [first = 0, second = 0] = id.split('-').map(Number);
  return [first, second];
}
