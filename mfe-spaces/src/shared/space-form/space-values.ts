import type { userCreatedWorlds } from '@xana/contracts/http/spaces/user-created-worlds';
import type { OutputOf } from '@xana/contracts/operation';
import * as z from '@xana/contracts/schema';
import { TAGS } from '@xana/contracts/tags';
import { validRows } from '@xana/remote-kit/stored';
import { isWithin, SPACE_LIMITS, spaceDraftProblems, tidyText } from '@xana/validation';

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
  ...{ name: '', description: '', youtubeUrl: '', image: '', imageAlt: '', worldId: null },
  tags: [],
};

export const VALUE_NAMES = Object.keys(NO_VALUES) as (keyof SpaceValues)[];

export const isSame = (one: SpaceValues, other: SpaceValues): boolean =>
  VALUE_NAMES.every((name) => isSameValue(one, other, name));

export const isSameValue = (one: SpaceValues, other: SpaceValues, name: keyof SpaceValues): boolean =>
  JSON.stringify(one[name]) === JSON.stringify(other[name]);

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
  ...{ name, description, image, imageAlt },
  tags: tags.map((tag) => `${tag.slice(0, 1).toUpperCase()}${tag.slice(1)}`),
  ...(youtubeUrl === '' ? {} : { youtubeurl: youtubeUrl }),
  ...(worldId === null ? {} : { metaverseWorldId: worldId }),
});
