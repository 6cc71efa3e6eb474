import { MAX_EVENT_DAYS } from '@xana/contracts/http/events/event-limits';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { isWithin } from './text-length.ts';
import { hasUnprintable, isName, tidyName, tidyText } from './user-text.ts';

export const EVENT_LIMITS = {
  title: TEXT_LIMITS.eventTitle,
  description: TEXT_LIMITS.eventDescription,
  imageAlt: TEXT_LIMITS.spacePictureDescription,
} as const;

const MAX_LENGTH_MS = MAX_EVENT_DAYS * 86_400_000;

export interface EventDraft {
  title: string;
  description: string;
  /** The address of the picture; empty without one. */
  image: string;
  imageAlt: string;
  spaceId: number | null;
  /** Milliseconds of Unix time; NaN when it is missing. */
  startsAt: number;
  endsAt: number;
}

interface EventClock {
  now: number;
  /** When the event begins as it is saved: an event that has begun can be edited until it ends. */
  savedStart?: number | undefined;
}

/** The problem of each field of an event, as its form shows it and the platform rejects it. */
export function eventDraftProblems(draft: EventDraft, clock: EventClock) {
  const { title, description, image, imageAlt, spaceId } = draft;
  return {
    image: image === '' ? 'UPLOAD_IMAGE' : null,
    imageAlt: isWithin(tidyText(imageAlt), 0, EVENT_LIMITS.imageAlt) ? null : 'TEXT_TOO_LONG',
    title: titleProblem(tidyName(title)),
    description: isWithin(tidyText(description), 0, EVENT_LIMITS.description) ? null : 'TEXT_TOO_LONG',
    spaceId: spaceId === null ? 'SPACE_MISSING' : null,
    startsAt: startProblem(draft, clock),
    endsAt: endProblem(draft, clock),
  } as const;
}

export type EventDraftProblem = NonNullable<ReturnType<typeof eventDraftProblems>[keyof EventDraft]>;

function titleProblem(title: string) {
  if (hasUnprintable(title)) return 'TITLE_UNPRINTABLE';
  return isName(title, EVENT_LIMITS.title) ? null : 'TITLE_MISSING';
}

function startProblem({ startsAt }: EventDraft, { now, savedStart }: EventClock) {
  if (Number.isNaN(startsAt)) return 'START_MISSING';
  return startsAt > now || startsAt === savedStart ? null : 'START_IN_PAST';
}

function endProblem({ startsAt, endsAt }: EventDraft, { now }: EventClock) {
  if (Number.isNaN(endsAt)) return 'END_MISSING';
  if (endsAt <= startsAt) return 'END_BEFORE_START';
  if (endsAt <= now) return 'END_IN_PAST';
  return endsAt - startsAt > MAX_LENGTH_MS ? 'EVENT_TOO_LONG' : null;
}
