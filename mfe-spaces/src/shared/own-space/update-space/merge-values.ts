import type { OwnSpace } from '@xana/contracts/http/spaces/own-space';
import { isTag } from '@xana/contracts/tags';
import { isSameValue, type SpaceValues, VALUE_NAMES } from '../../space-form/space-values.ts';

export type ValueName = keyof SpaceValues;

/** What is saved, as the form shows it. */
export const valuesOf = (space: OwnSpace): SpaceValues => ({
  ...{ name: space.name, description: space.description, youtubeUrl: space.youtubeUrl ?? '' },
  ...{ image: space.image, imageAlt: space.imageAlt ?? '', worldId: space.metaverseWorldId },
  tags: space.tags.filter(isTag),
});

interface Versions {
  /** What was saved when the edit began. */
  base: SpaceValues;
  mine: SpaceValues;
  theirs: SpaceValues;
}

/** Takes what only the other side changed. `conflicts` are the values that both sides changed: they stay as written here. */
export function mergeValues({ base, mine, theirs }: Versions): { merged: SpaceValues; conflicts: ValueName[] } {
  const kept = VALUE_NAMES.filter((name) => !isSameValue(mine, base, name));
  return {
    merged: { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) },
    conflicts: kept.filter((name) => !isSameValue(theirs, base, name) && !isSameValue(theirs, mine, name)),
  };
}
