import type { ReleaseRecord, ShellOffer } from '@xana/contracts/releases/release-record';
import { BASELINE_OFFER } from './baseline-offer.ts';

/** What a release of the shell offers, with its name for messages: `shell 1.2.0`. */
export interface OfferedBy {
  shell: string;
  offer: ShellOffer;
}

export function offeredBy({ name, version, provides = BASELINE_OFFER }: ReleaseRecord): OfferedBy {
  return { shell: `${name} ${version}`, offer: provides };
}
