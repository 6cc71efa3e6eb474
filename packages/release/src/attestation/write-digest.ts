import { writeFileSync } from 'node:fs';
import type { Publication } from '../commands/publish.ts';
import { buildDigest, describeBuild } from './build-digest.ts';

/**
 * The digest that the attestation of a build must name, as `sha256:<hex>`.
 *
 * @param output the file for the text that has this digest; absent: none
 */
export function writeDigest(publication: Publication, output: string | boolean | undefined): string {
  if (typeof output === 'string') writeFileSync(output, describeBuild(publication));
  return `sha256:${buildDigest(publication)}`;
}
