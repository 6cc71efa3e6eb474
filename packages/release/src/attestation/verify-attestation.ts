import { readFileSync } from 'node:fs';
import {
  type Bundle,
  bundleFromJSON,
  type Envelope,
  isBundleWithCertificateChain,
  isBundleWithDsseEnvelope,
  isBundleWithPublicKey,
} from '@sigstore/bundle';
import { X509Certificate } from '@sigstore/core';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { type TrustMaterial, toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';
import type { ReleaseSource } from '@xana/contracts/releases/release-record';
import * as z from 'zod/mini';
import type { AttestationTrust } from '../access/identity-settings.ts';
import { sha256 } from '../store/integrity.ts';
import { readBuilder } from './read-certificate.ts';

export type Attestation = NonNullable<ReleaseSource['attestation']>;

/**
 * Verifies a Sigstore bundle: its signature, the certificate at the time of the transparency log, the entry of the log, and that its
 * statement is about the build.
 *
 * @param text of the bundle, as JSON
 * @param digest SHA-256 of the build in hexadecimal digits
 * @returns who built what, as the certificate tells it
 * @throws Error with the exact reason
 */
export function verifyAttestation(text: string, digest: string, trust: AttestationTrust): Attestation {
  const material = readTrustedRoot(trust);
  try {
    const bundle = bundleFromJSON(JSON.parse(text));
    if (!isBundleWithDsseEnvelope(bundle)) throw new Error('it signs a file, not a statement about a build');
    assertPlainLogNames(bundle);
    new Verifier(material, { tlogThreshold: 1, ctlogThreshold: 1, timestampThreshold: 1 }).verify(
      toSignedEntity(bundle),
    );
    assertAbout(readStatement(bundle.content.dsseEnvelope), digest);
    const builder = readBuilder(certificateOf(bundle));
    if (builder.issuer !== trust.issuer)
      throw new Error(`its builder logged in at ${builder.issuer}, and this server trusts ${trust.issuer}`);
    const [entry] = bundle.verificationMaterial.tlogEntries;
    return { ...builder, logIndex: String(entry?.logIndex), sha256: sha256(text) };
  } catch (error) {
    throw new Error(`The attestation was rejected: ${explain(error)}.`);
  }
}

function certificateOf(bundle: Bundle): X509Certificate {
  if (isBundleWithPublicKey(bundle)) throw new Error('it is signed by a key without a certificate');
  const { content } = bundle.verificationMaterial;
  const der = isBundleWithCertificateChain(bundle)
    ? bundle.verificationMaterial.content.x509CertificateChain.certificates[0]?.rawBytes
    : content.$case === 'certificate' && content.certificate.rawBytes;
  if (!der) throw new Error('it has no certificate');
  return X509Certificate.parse(Buffer.from(der));
}

/**
 * The verifier uses the name of a log in a checkpoint as a regular expression, before it verifies the signature: one that backtracks
 * would keep the server busy (ReDoS).
 */
function assertPlainLogNames({ verificationMaterial }: Bundle): void {
  const names = verificationMaterial.tlogEntries.flatMap(({ inclusionProof }) =>
    (inclusionProof?.checkpoint?.envelope ?? '')
      .split('\n')
      .filter((line) => line.startsWith('\u2014 '))
      .map((line) => line.split(' ')[1] ?? ''),
  );
  if (!names.every((name) => /^[A-Za-z0-9._:/-]{1,200}$/.test(name)))
    throw new Error('a checkpoint of its transparency log is signed by a name that is not one of a host');
}

/** The message of the library, with the one that caused it. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const PROVENANCE = 'https://slsa.dev/provenance/v1';

/** An in-toto statement with SLSA provenance (https://slsa.dev/spec/v1.0/provenance). */
const statement = z.object({
  _type: z.enum(['https://in-toto.io/Statement/v1', 'https://in-toto.io/Statement/v0.1']),
  predicateType: z.string(),
  subject: z.array(z.object({ digest: z.record(z.string(), z.string()) })).check(z.minLength(1)),
  predicate: z.object({
    buildDefinition: z.object({ buildType: z.string() }),
    runDetails: z.object({ builder: z.object({ id: z.string() }) }),
  }),
});

type Statement = z.output<typeof statement>;

/** @throws Error when the envelope has something else */
function readStatement({ payload, payloadType }: Envelope): Statement {
  if (payloadType !== PAYLOAD_TYPE) throw new Error(`it signs "${payloadType}", not an in-toto statement`);
  const content: unknown = JSON.parse(Buffer.from(payload).toString('utf8'));
  const { predicateType } = z.object({ predicateType: z.optional(z.string()) }).parse(content);
  if (predicateType !== PROVENANCE) throw new Error(`it states "${predicateType}", not SLSA provenance ${PROVENANCE}`);
  return statement.parse(content);
}

/** @throws Error when no subject is the build */
function assertAbout({ subject }: Statement, digest: string): void {
  const named = subject.map((each) => each.digest.sha256 ?? 'another kind of hash');
  if (!named.includes(digest))
    throw new Error(`it is about sha256:${named.join(', sha256:')}, and the digest of this build is sha256:${digest}`);
}

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
