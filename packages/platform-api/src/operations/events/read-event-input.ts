import type { createEvent } from '@xana/contracts/http/events/own-events';
import type { InputOf } from '@xana/contracts/operation';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { eventDraftProblems, isFilled, tidyName, tidyText } from '@xana/validation';
import { apiError } from '../../api-error.ts';
import { isOpenToHost } from '../../database/events/own-events.ts';
import { readPictureDescription } from '../../http/read-picture-description.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import type { QueryContext } from '../../platform.ts';
import { ownPictureKey } from '../uploads/store-picture.ts';

/** What an edit may keep: the picture, and a start in the past. */
interface SavedEvent {
  picture: string;
  starts_at: Date;
  ends_at: Date;
}

const MINUTE_MS = 60_000;

/**
 * The columns that a host writes.
 *
 * @throws ApiError with the code of the first wrong field
 */
export async function readEventInput(
  context: QueryContext,
  hostId: number,
  input: InputOf<typeof createEvent>,
  saved?: SavedEvent,
) {
  const imageAlt = input.imageAlt ?? '';
  const startsAt = keepMinute(input.startsAt, saved?.starts_at);
  const endsAt = keepMinute(input.endsAt, saved?.ends_at);
  const clock = { now: Date.now(), savedStart: saved?.starts_at.getTime() };
  const problems = eventDraftProblems({ ...input, imageAlt, startsAt, endsAt }, clock);
  if (problems.image) throw apiError(problems.image);
  const [field, problem] = Object.entries(problems).find(([, each]) => each !== null) ?? [];
  if (problem) throw apiError('INPUT_INVALID', `Field "${field}": ${problem}.`);
  const isKept = saved && pictureAddress(context.config, saved.picture) === input.image;
  const picture = isKept ? saved.picture : await ownPictureKey(context, hostId, input.image);
  if (!(await isOpenToHost(context.database, input.spaceId, hostId))) throw apiError('SPACE_NOT_FOUND');
  const description = tidyText(input.description);
  return {
    title: tidyName(input.title),
    description: isFilled(description) ? description : '',
    type: input.type,
    picture,
    picture_alt: readPictureDescription(imageAlt, {
      field: 'imageAlt',
      maxLength: TEXT_LIMITS.spacePictureDescription,
    }),
    space_id: input.spaceId,
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    ...(input.timeZone === undefined ? {} : { time_zone: readTimeZone(input.timeZone) }),
  };
}

/** @throws ApiError INPUT_INVALID for a zone that Node does not know */
function readTimeZone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    throw apiError('INPUT_INVALID', 'Field "timeZone": must be the name of a time zone, as the IANA database has it.');
  }
}

/** Forms have no seconds: a time within the saved minute is the saved one, so that a new title moves nothing. */
function keepMinute(iso: string, saved: Date | undefined): number {
  const time = Date.parse(iso);
  const minuteOf = (milliseconds: number) => Math.floor(milliseconds / MINUTE_MS);
  return saved && minuteOf(time) === minuteOf(saved.getTime()) ? saved.getTime() : time;
}
