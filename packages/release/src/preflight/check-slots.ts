import { describeRelease, type LoadableRelease } from './composition.ts';
import type { OfferedBy } from './shell-offer.ts';

/** Whether the shell has every slot that a remote contributes to. The contributions of a fallback are not used. */
export function checkSlots(remote: LoadableRelease, { shell, offer }: OfferedBy): string[] {
  if (remote.isFallback) return [];
  const slots = new Set(remote.record.contributions?.slots.map(({ slot }) => slot));
  return [...slots]
    .filter((slot) => !offer.slots.includes(slot))
    .map((slot) => `${describeRelease(remote)} contributes to the slot ${slot}, which ${shell} does not have.`);
}
