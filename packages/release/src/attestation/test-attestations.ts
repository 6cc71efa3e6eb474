import { createHash, generateKeyPairSync, type KeyPairKeyObjectResult, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeCA, initializeTLog } from '@sigstore/mock';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import type { CallerReader } from '../access/identity.ts';
import type { AttestationTrust } from '../access/identity-settings.ts';
import { testCallers } from '../access/test-callers.ts';
import { createCertificateLog } from './test-certificate-log.ts';

export const ISSUER = 'https://token.actions.githubusercontent.com';
export const REPOSITORY = 'xana/mfe-store';
export const COMMIT = 'c0ffee'.padEnd(40, '0');
export const WORKFLOW = `https://github.com/${REPOSITORY}/.github/workflows/release.yml@refs/heads/main`;
const REKOR = 'https://rekor.sigstore.test';
const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

const keyPair = (): KeyPairKeyObjectResult => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const der = ({ publicKey }: KeyPairKeyObjectResult) => publicKey.export({ format: 'der', type: 'spki' });

/** As `testCallers`; workflows run in the repository of their subject, at the commit of the tests. */
export const workflowCallers: CallerReader = {
  ...testCallers,
  async callerOf(request) {
    const caller = await testCallers.callerOf(request);
    if (caller.kind === 'person') return caller;
    const { subject } = caller;
    const [, repository = ''] = subject.split(':');
    return { ...caller, provenance: { issuer: ISSUER, subject, repository, commit: COMMIT, workflow: null, run: '7' } };
  },
};

/** What differs from an attestation that is right. */
export interface Wrong {
  issuer?: string;
  repository?: string;
  commit?: string;
  workflow?: string;
  predicateType?: string;
  payloadType?: string;
  digest?: string;
  /** When the certificate was issued. It is valid for ten minutes. */
  issuedAt?: Date;
}

/** A certificate authority, its certificate log and a transparency log, as Fulcio and Rekor are, with keys of their own. */
export async function createSigstore() {
  const [caKeys, ctKeys, logKeys] = [keyPair(), keyPair(), keyPair()];
  const ctLog = createCertificateLog(ctKeys);
  const log = await initializeTLog(REKOR, logKeys);
  const ca = await initializeCA(caKeys, ctLog);
  const publicKey = (rawBytes: Buffer) => ({ rawBytes: base64(rawBytes), keyDetails: 'PKIX_ECDSA_P256_SHA_256' });
  const logOf = (keys: KeyPairKeyObjectResult, baseUrl: string) => ({
    baseUrl,
    hashAlgorithm: 'SHA2_256',
    publicKey: publicKey(der(keys)),
    logId: { keyId: createHash('sha256').update(der(keys)).digest('base64') },
  });
  const folder = createTempDirectory('sigstore');
  const trust: AttestationTrust = { issuer: ISSUER, trustedRoot: join(folder, 'trusted_root.json') };
  const root = {
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    certificateAuthorities: [{ certChain: { certificates: [{ rawBytes: base64(ca.rootCertificate) }] } }],
    tlogs: [logOf(logKeys, REKOR)],
    ctlogs: [logOf(ctKeys, 'https://ctfe.sigstore.test')],
    timestampAuthorities: [],
  };
  writeFileSync(trust.trustedRoot, JSON.stringify(root));

  /** A Sigstore bundle with SLSA provenance, as the workflow of a repository signs it. */
  const attest = async (digest: string, wrong: Wrong = {}) => {
    const signer = keyPair();
    const authority = wrong.issuedAt ? await initializeCA(caKeys, ctLog, wrong.issuedAt) : ca;
    const certificate = await issue(authority, der(signer), wrong);
    const type = wrong.payloadType ?? PAYLOAD_TYPE;
    const payload = Buffer.from(JSON.stringify(statementOf(wrong.digest ?? digest, wrong)));
    const signature = sign('sha256', paeOf(type, payload), signer.privateKey);
    const entry = await log.log({
      apiVersion: '0.0.1',
      kind: 'dsse',
      spec: {
        payloadHash: { algorithm: 'sha256', value: createHash('sha256').update(payload).digest('hex') },
        signatures: [{ signature: base64(signature), verifier: base64(certificate) }],
      },
    });
    return {
      mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
      verificationMaterial: {
        certificate: { rawBytes: base64(certificate) },
        tlogEntries: Object.values(entry).map(describeEntry),
      },
      dsseEnvelope: {
        payload: base64(payload),
        payloadType: type,
        signatures: [{ sig: base64(signature), keyid: '' }],
      },
    };
  };
  return { trust, attest };
}

const base64 = (bytes: Buffer): string => bytes.toString('base64');

const fromHex = (text: string): string => Buffer.from(text, 'hex').toString('base64');

/** The bytes that DSSE signs (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md). */
const paeOf = (type: string, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${payload.length} `), payload]);

type Authority = Awaited<ReturnType<typeof initializeCA>>;

function issue(ca: Authority, publicKey: Buffer, wrong: Wrong): Promise<Buffer> {
  const { issuer = ISSUER, repository = REPOSITORY, commit = COMMIT, workflow = WORKFLOW } = wrong;
  return ca.issueCertificate({
    publicKey,
    subjectAltName: workflow,
    extensions: [
      { oid: '1.3.6.1.4.1.57264.1.8', value: issuer },
      { oid: '1.3.6.1.4.1.57264.1.12', value: `https://github.com/${repository}` },
      { oid: '1.3.6.1.4.1.57264.1.13', value: commit },
    ],
  });
}

const statementOf = (digest: string, { predicateType = 'https://slsa.dev/provenance/v1' }: Wrong) => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: [{ name: 'mfe-store', digest: { sha256: digest } }],
  predicateType,
  predicate: {
    buildDefinition: { buildType: 'https://actions.github.io/buildtypes/workflow/v1', externalParameters: {} },
    runDetails: { builder: { id: WORKFLOW } },
  },
});

type Entry = Awaited<ReturnType<Awaited<ReturnType<typeof initializeTLog>>['log']>>[string];

function describeEntry({ body, integratedTime, logID, logIndex, verification }: Entry) {
  const { inclusionProof: proof, signedEntryTimestamp } = verification ?? {};
  return {
    logIndex: String(logIndex),
    logId: { keyId: fromHex(logID) },
    kindVersion: { kind: 'dsse', version: '0.0.1' },
    integratedTime: String(integratedTime),
    inclusionPromise: { signedEntryTimestamp },
    inclusionProof: {
      logIndex: String(proof?.logIndex),
      rootHash: fromHex(proof?.rootHash ?? ''),
      treeSize: String(proof?.treeSize),
      hashes: [],
      checkpoint: { envelope: proof?.checkpoint },
    },
    canonicalizedBody: body,
  };
}
