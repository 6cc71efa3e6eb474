import { describeRelease, type LoadableRelease } from './composition.ts';
import type { OfferedBy } from './shell-offer.ts';

/** Whether a remote was written for the interface majors of the shell. */
export function checkMajors(remote: LoadableRelease, { shell, offer }: OfferedBy): string[] {
  const { contributions } = remote.record;
  if (!contributions) return [];
  const needs: Record<string, number> = { kit: 1, ...contributions.needs };
  return Object.entries(needs)
    .filter(([name, major]) => offer.majors[name] !== major)
    .map(([name, major]) => {
      const found = offer.majors[name] ?? 'none';
      return `${describeRelease(remote)} needs ${name} ${major}; ${shell} has ${name} ${found}.`;
    });
}
