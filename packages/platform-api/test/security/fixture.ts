export type Input = Record<string, unknown>;

/** How a call names something of its owner, and how it would name something that is not there. */
export interface Fixture {
  theirs: Input;
  missing: Input;
}

export const NOWHERE = 999_999;

export const ofId = async (id: number): Promise<Fixture> => ({ theirs: { id }, missing: { id: NOWHERE } });
