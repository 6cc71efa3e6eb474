/** Simulated faults in the provider's responses. */
export interface Disturbance {
  /** Extra latency of each response, in milliseconds. */
  delay: number;
  /**
   * How many of the next calls fail, and how. `refused`: fails before it takes effect. `lost`: takes effect, but the
   * response is an error.
   */
  failing: { calls: number; how: 'refused' | 'lost' } | null;
}

export const undisturbed = (): Disturbance => ({ delay: 0, failing: null });

/** The fault of the current call, if any; counts it. */
export function nextFailure(disturbance: Disturbance): 'refused' | 'lost' | null {
  const { failing } = disturbance;
  if (!failing || failing.calls < 1) return null;
  failing.calls -= 1;
  return failing.how;
}
