import { readFileSync, statSync } from 'node:fs';
import { MAX_ATTESTATION_LENGTH } from './bundle.ts';

/**
 * The text of the attestation of a build.
 *
 * @param file the value of `--attestation`
 * @throws Error when it is too large for the attestation of one build
 */
export function readAttestation(file: string | boolean | undefined): string | undefined {
  if (typeof file !== 'string') return undefined;
  if (statSync(file).size > MAX_ATTESTATION_LENGTH)
    throw new Error(`${file} is larger than ${MAX_ATTESTATION_LENGTH} bytes: it is not the attestation of one build.`);
  return readFileSync(file, 'utf8');
}
