import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { hasUnprintable, isName, isWithin, tidyName, tidyText } from '@xana/validation';
import { insertEvent } from '../database/events/own-events.ts';
import { insertDecision } from '../database/moderation/moderation-log.ts';
import { hasSpace } from '../database/spaces/spaces.ts';
import type { Tables } from '../database/tables.ts';
import { type Decider, DecisionError } from '../moderation/decision.ts';
import type { Platform } from '../platform.ts';
import { officialAccount } from './official-account.ts';
import { storeOfficialPicture } from './store-official-picture.ts';

const EVENT_TYPES = ['party', 'concert', 'meetup', 'game', 'exhibition'] as const;
/** Lists look that far back for running events (`database/events/events.ts`). */
const MAX_DURATION_MS = 31 * 86_400_000;

export interface OfficialEvent {
  title: string;
  description: string;
  type: string;
  spaceId: number;
  /** A file of this machine. */
  picturePath: string | undefined;
  startsAt: Date;
  endsAt: Date;
}

/**
 * Creates an event that the official account hosts.
 *
 * @returns its id
 * @throws DecisionError that names the problem
 */
export async function createOfficialEvent(
  platform: Pick<Platform, 'database' | 'pictures'>,
  event: OfficialEvent,
  decider: Decider,
): Promise<number> {
  const { database } = platform;
  const draft = readDraft(event);
  if (!(await hasSpace(database, event.spaceId))) throw new DecisionError(`There is no space ${event.spaceId}.`);
  const picture = await storeOfficialPicture(platform, event.picturePath);
  const row = { ...draft, picture, host_id: await officialAccount(database) };
  return database.transaction().execute(async (transaction) => {
    const id = await insertEvent(transaction, row);
    const target = { target_type: 'event' as const, target_id: String(id) };
    await insertDecision(transaction, { ...decider, ...target, action: 'create', after: row });
    return id;
  });
}

function readDraft({ title, description, type, spaceId, startsAt, endsAt }: OfficialEvent) {
  const name = tidyName(title);
  const text = tidyText(description);
  const known = EVENT_TYPES.find((each): each is Tables['events']['type'] => each === type);
  if (!isName(name, TEXT_LIMITS.spaceName) || hasUnprintable(name))
    throw new DecisionError(`--title must have 1 to ${TEXT_LIMITS.spaceName} characters.`);
  if (!isWithin(text, 1, TEXT_LIMITS.spaceDescription))
    throw new DecisionError(`--description must have 1 to ${TEXT_LIMITS.spaceDescription} characters.`);
  if (!known) throw new DecisionError(`--type must be ${EVENT_TYPES.join(', ')}.`);
  if (!(startsAt < endsAt) || endsAt.getTime() - startsAt.getTime() > MAX_DURATION_MS)
    throw new DecisionError('--starts and --ends must be times with a zone, at most 31 days apart.');
  return { title: name, description: text, type: known, space_id: spaceId, starts_at: startsAt, ends_at: endsAt };
}
