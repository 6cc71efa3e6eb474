import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One pair of releases that run together on the page. */
export interface SkewCell {
  /** The remote of the pair. */
  name: string;
  /** Which side of the pair has its previous release. */
  previous: 'remote' | 'shell';
  /**
   * `refused`: preflight does not let them be released together, which protects visitors as well. `same`: the earlier sources give the
   * current build, so there was nothing to try.
   */
  outcome: 'works' | 'refused' | 'same' | 'fails';
  /** Why it was refused or failed. */
  note: string;
}

/** What `run-skew.ts` tells the journeys: where the previous builds are. */
export interface PreviousBuild {
  name: string;
  commit: string;
  /** The bundle of the build. */
  file: string;
  /** It has the content of the current build. */
  isSame: boolean;
}

/** The cells that the journeys wrote into a folder. */
export function readCells(folder: string): SkewCell[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as SkewCell);
}
