interface Versions<Values> {
  /** What was saved when the edit began. */
  base: Values;
  mine: Values;
  theirs: Values;
}

/** Takes what only the other side changed. `conflicts` are the values that both sides changed: they stay as written here. */
export function mergeValues<Values extends object>({ base, mine, theirs }: Versions<Values>) {
  const kept = namesOf(base).filter((name) => !isSameValue(mine, base, name));
  const merged = { ...theirs };
  for (const name of kept) merged[name] = mine[name];
  return {
    merged,
    conflicts: kept.filter((name) => !isSameValue(theirs, base, name) && !isSameValue(theirs, mine, name)),
  };
}

/** The names of the values that differ. */
export const differingNames = <Values extends object>(one: Values, other: Values): (keyof Values)[] =>
  namesOf(one).filter((name) => !isSameValue(one, other, name));

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];

const isSameValue = <Values extends object>(one: Values, other: Values, name: keyof Values): boolean =>
  JSON.stringify(one[name]) === JSON.stringify(other[name]);
