/** What a test may do to the answers of the provider. */
export interface Disturbance {
  /** Milliseconds that each answer takes longer. */
  delay: number;
  /**
   * The next so many calls go wrong. `refused`: nothing was done and the answer says so. `lost`: it was done, and the
   * answer never says it.
   */
  failing: { calls: number; how: 'refused' | 'lost' } | null;
}

export const undisturbed = (): Disturbance => ({ delay: 0, failing: null });

/** How the call at hand goes wrong, if it does; each is counted once. */
export function nextFailure(disturbance: Disturbance): 'refused' | 'lost' | null {
  const { failing } = disturbance;
  if (!failing || failing.calls < 1) return null;
  failing.calls -= 1;
  return failing.how;
}
