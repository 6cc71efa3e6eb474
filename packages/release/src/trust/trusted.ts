import { sha256 } from '../store/integrity.ts';
import { recordPath } from './describe-file.ts';

/** What the release managers signed, verified from the root. */
export interface TrustedRegistry {
  revision: number;
  /** SHA-256 of `registry/state.json` and of the log. */
  state: string;
  log: string;
  /** The folder of the active page, and the SHA-256 of the list of its files; null before the shell is published. */
  page: { folder: string; list: string } | null;
  /** When the timestamp expires, in milliseconds since 1970. */
  expiresAt: number;
}

/** With the lists of the teams. */
export interface Trusted extends TrustedRegistry {
  /** The SHA-256 of each record that a team vouches for, by path. */
  releases: Map<string, string>;
  /** Lists that were not verified, and roles that expire soon, as sentences. */
  notes: string[];
}

/** @throws Error when the list of its team has no such record */
export function assertVouchedFor({ releases }: Trusted, { name, id, version }: Release, record: Uint8Array): void {
  if (releases.get(recordPath(name, id)) !== sha256(record))
    throw new Error(
      `${name}@${version} is not in the list that its team signed, or its record was changed. If the team knows it: release keys sign ${name} ${id}`,
    );
}

interface Release {
  name: string;
  id: string;
  version: string;
}
