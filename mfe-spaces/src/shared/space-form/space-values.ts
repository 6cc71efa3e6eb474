import type { OwnSpace } from '@xana/contracts/http/spaces/own-space';
import type { userCreatedWorlds } from '@xana/contracts/http/spaces/own-spaces';
import type { OutputOf } from '@xana/contracts/operation';
import * as z from '@xana/contracts/schema';
import { isTag, TAGS } from '@xana/contracts/tags';
import { validRows } from '@xana/remote-kit/stored';
import { isWithin, SPACE_LIMITS, spaceDraftProblems, tidyText } from '@xana/validation';
import { differingNames } from '../draft-form/merge-values.ts';

export const spaceValues = z.object({
  name: z.string(),
  description: z.string(),
  youtubeUrl: z.string(),
  /** The address of the uploaded picture; empty before the upload. */
  image: z.string().check(z.regex(/^(https?:|$)/)),
  /** What the picture shows. */
  imageAlt: z.string(),
  worldId: z.nullable(z.int()),
  tags: validRows(z.enum(TAGS)),
});

/** The content of the form of a space. */
export type SpaceValues = z.output<typeof spaceValues>;

export const NO_VALUES: SpaceValues = {
  name: '',
  description: '',
  youtubeUrl: '',
  image: '',
  imageAlt: '',
  worldId: null,
  tags: [],
};

export const isSame = (one: SpaceValues, other: SpaceValues): boolean => differingNames(one, other).length === 0;

/** What is saved, as the form shows it. */
export const valuesOf = (space: OwnSpace): SpaceValues => ({
  name: space.name,
  description: space.description,
  youtubeUrl: space.youtubeUrl ?? '',
  image: space.image,
  imageAlt: space.imageAlt ?? '',
  worldId: space.metaverseWorldId,
  tags: space.tags.filter(isTag),
});

type BuiltWorlds = OutputOf<typeof userCreatedWorlds>;

/** @param ownSpaceId the space that is edited, which keeps its own 3D space; null for a new one */
export function valueProblems(values: SpaceValues, builtWorlds: BuiltWorlds | undefined, ownSpaceId: number | null) {
  const { pictureType, isAlreadyAdded, ...texts } = spaceDraftProblems({
    ...values,
    // The server re-encodes uploads, so the picture is always WebP.
    pictureType: values.image === '' ? null : 'image/webp',
    isAlreadyAdded: builtWorlds?.some((world) => world.id === values.worldId && isTaken(world, ownSpaceId)) ?? false,
  });
  const imageAlt = isWithin(tidyText(values.imageAlt), 0, SPACE_LIMITS.imageAlt) ? null : ('SHOWN' as const);
  return { image: pictureType, ...texts, imageAlt, worldId: isAlreadyAdded };
}

/** Whether another space shows this 3D space. */
export const isTaken = ({ spaceId }: { spaceId: number | null }, ownSpaceId: number | null): boolean =>
  spaceId !== null && spaceId !== ownSpaceId;

/** The fields as operations take them. The specification sends tags capitalised: Fan_work. */
export const toInput = ({ name, description, image, imageAlt, youtubeUrl, worldId, tags }: SpaceValues) => ({
  name,
  description,
  image,
  imageAlt,
  tags: tags.map((tag) => `${tag.slice(0, 1).toUpperCase()}${tag.slice(1)}`),
  ...(youtubeUrl === '' ? {} : { youtubeurl: youtubeUrl }),
  ...(worldId === null ? {} : { metaverseWorldId: worldId }),
});
