import { isTag, type Tag } from '@xana/contracts/tags';
import { spaceDraftProblem, tidyName, tidyText } from '@xana/validation';
import { insertDecision } from '../database/moderation/moderation-log.ts';
import { insertSpace } from '../database/spaces/spaces.ts';
import { type Decider, DecisionError } from '../moderation/decision.ts';
import type { Platform } from '../platform.ts';
import { storeOfficialPicture } from './store-official-picture.ts';

export interface OfficialSpace {
  name: string;
  description: string;
  /** Both or none. */
  nameJa: string | undefined;
  descriptionJa: string | undefined;
  /** A file of this machine. */
  picturePath: string | undefined;
  youtubeUrl: string | undefined;
  tags: readonly string[];
  isGame: boolean;
}

/**
 * Creates an official space by the rules of the form for members.
 *
 * @returns its id
 * @throws DecisionError that names the problem
 */
export async function createOfficialSpace(
  platform: Pick<Platform, 'database' | 'pictures'>,
  space: OfficialSpace,
  decider: Decider,
): Promise<number> {
  const tags = readTags(space.tags);
  checkTexts(space, space.name, space.description);
  if ((space.nameJa === undefined) !== (space.descriptionJa === undefined))
    throw new DecisionError('Give both --name-ja and --description-ja, or none.');
  if (space.nameJa !== undefined) checkTexts(space, space.nameJa, space.descriptionJa ?? '');
  const row = {
    name: tidyName(space.name),
    description: tidyText(space.description),
    name_ja: space.nameJa?.trim() ?? null,
    description_ja: space.descriptionJa === undefined ? null : tidyText(space.descriptionJa),
    entity_type: 'ENVIRONMENT' as const,
    is_game: space.isGame,
    picture: await storeOfficialPicture(platform, space.picturePath),
    youtube_url: space.youtubeUrl ?? null,
    tags,
    creator_id: null,
  };
  return platform.database.transaction().execute(async (transaction) => {
    const id = await insertSpace(transaction, row);
    const target = { target_type: 'space' as const, target_id: String(id) };
    await insertDecision(transaction, { ...decider, ...target, action: 'create', after: row });
    return id;
  });
}

function checkTexts({ youtubeUrl = '' }: OfficialSpace, name: string, description: string): void {
  const draft = { name, description, youtubeUrl, pictureType: 'image/webp', isAlreadyAdded: false };
  const problem = spaceDraftProblem(draft);
  if (problem) throw new DecisionError(`The space was not created: ${problem}.`);
}

function readTags(given: readonly string[]): Tag[] {
  const tags = [...new Set(given.map((tag) => tag.trim().toLowerCase()).filter(Boolean))];
  const unknown = tags.filter((tag) => !isTag(tag));
  if (unknown.length > 0) throw new DecisionError(`Unknown tags: ${unknown.join(', ')}.`);
  return tags.filter(isTag);
}
