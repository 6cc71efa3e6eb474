import { readFileSync } from 'node:fs';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { type TrustMaterial, toTrustMaterial } from '@sigstore/verify';
import type { AttestationTrust } from '../access/identity-settings.ts';

/**
 * The certificate authorities and transparency logs of Sigstore that the operator trusts. Read at each verification: the operator replaces
 * the file when Sigstore changes its keys.
 *
 * @throws Error when the file is missing or has other content
 */
export function readTrustedRoot({ trustedRoot: file }: AttestationTrust): TrustMaterial {
  try {
    const root = toTrustMaterial(TrustedRoot.fromJSON(JSON.parse(readFileSync(file, 'utf8'))));
    if (root.certificateAuthorities.length === 0 || root.tlogs.length === 0 || root.ctlogs.length === 0)
      throw new Error('it must list certificate authorities, transparency logs and certificate transparency logs');
    return root;
  } catch (error) {
    throw new Error(`The trusted root ${file} of Sigstore cannot be used: ${(error as Error).message}.`);
  }
}
