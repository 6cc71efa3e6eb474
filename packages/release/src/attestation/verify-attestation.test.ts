import { remoteBuild } from '../test-releases.ts';
import { buildDigest } from './build-digest.ts';
import { COMMIT, createSigstore, ISSUER, REPOSITORY, WORKFLOW, type Wrong } from './test-attestations.ts';
import { verifyAttestation } from './verify-attestation.ts';

const DIGEST = buildDigest(remoteBuild('two'));

type Bundle = Awaited<ReturnType<Awaited<ReturnType<typeof createSigstore>>['attest']>>;

const other = 'a'.repeat(64);

describe('an attestation', () => {
  it('[MF-03] proves who built what', async () => {
    const { trust, attest } = await createSigstore();
    const text = JSON.stringify(await attest(DIGEST));
    expect(verifyAttestation(text, DIGEST, trust)).toEqual({
      issuer: ISSUER,
      repository: REPOSITORY,
      commit: COMMIT,
      workflow: WORKFLOW,
      logIndex: expect.stringMatching(/^\d+$/),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it.each<[string, Wrong, string]>([
    [
      'is about other bytes',
      { digest: other },
      `it is about sha256:${other}, and the digest of this build is sha256:${DIGEST}`,
    ],
    [
      'was built by a workflow of another CI system',
      { issuer: 'https://gitlab.test' },
      `logged in at https://gitlab.test, and this server trusts ${ISSUER}`,
    ],
    [
      'was signed an hour after the certificate expired',
      { issuedAt: new Date(Date.now() - 3_600_000) },
      'Failed to verify certificate chain: certificate is not valid or expired',
    ],
    ['names no commit', { commit: '' }, 'does not name an issuer, a workflow, a repository and a commit'],
    [
      'is signed by a workflow of another host',
      { workflow: 'https://evil.test/a.yml@main' },
      'is not at the host of the repository',
    ],
    ['names a workflow without an address', { workflow: 'mailto:a@xana.test' }, 'no https address'],
    [
      'states something else than provenance',
      { predicateType: 'https://spdx.dev/Document' },
      'states "https://spdx.dev/Document", not SLSA provenance',
    ],
    [
      'signs something else than a statement',
      { payloadType: 'text/plain' },
      'signs "text/plain", not an in-toto statement',
    ],
  ])('[MF-03] is rejected when it %s', async (_what, wrong, reason) => {
    const { trust, attest } = await createSigstore();
    const text = JSON.stringify(await attest(DIGEST, wrong));
    expect(() => verifyAttestation(text, DIGEST, trust)).toThrow(reason);
    expect(() => verifyAttestation(text, DIGEST, trust)).toThrow(/^The attestation was rejected: /);
  });

  it.each<[string, (bundle: Bundle) => void, string]>([
    [
      'a changed signature',
      ({ dsseEnvelope: { signatures } }) => {
        for (const each of signatures) each.sig = `AAAA${each.sig.slice(4)}`;
      },
      'tlog entry signature mismatch',
    ],
    [
      'a changed statement',
      ({ dsseEnvelope }) => {
        dsseEnvelope.payload = Buffer.from(
          Buffer.from(dsseEnvelope.payload, 'base64').toString().replace('mfe-store', 'mfe-other'),
        ).toString('base64');
      },
      'DSSE payload hash mismatch',
    ],
    [
      'no entry in the transparency log',
      ({ verificationMaterial }) => {
        verificationMaterial.tlogEntries = [];
      },
      'expected 1 timestamps, got 0',
    ],
    [
      'another time of the entry',
      ({ verificationMaterial: { tlogEntries } }) => {
        for (const each of tlogEntries) each.integratedTime = '1700000000';
      },
      'Failed to verify certificate chain',
    ],
    [
      'another index of the entry',
      ({ verificationMaterial: { tlogEntries } }) => {
        for (const each of tlogEntries) each.logIndex = '7';
      },
      'inclusion promise could not be verified',
    ],
    [
      'another root hash of the log',
      ({ verificationMaterial: { tlogEntries } }) => {
        for (const {
          inclusionProof: { checkpoint },
        } of tlogEntries)
          checkpoint.envelope = checkpoint.envelope?.replace('\n1\n', '\n2\n') ?? '';
      },
      'invalid checkpoint signature',
    ],
    [
      'a log name that is a slow regular expression',
      ({ verificationMaterial: { tlogEntries } }) => {
        for (const {
          inclusionProof: { checkpoint },
        } of tlogEntries)
          checkpoint.envelope = checkpoint.envelope?.replace(/\u2014 \S+/, '\u2014 ((.+)+)+!') ?? '';
      },
      'signed by a name that is not one of a host',
    ],
  ])('[MF-03] is rejected with %s', async (_what, change, reason) => {
    const { trust, attest } = await createSigstore();
    const bundle = await attest(DIGEST);
    change(bundle);
    expect(() => verifyAttestation(JSON.stringify(bundle), DIGEST, trust)).toThrow(reason);
  });

  it('[MF-03] is rejected when its entry of the log is one of another signature', async () => {
    const { trust, attest } = await createSigstore();
    const [bundle, second] = [await attest(DIGEST), await attest(DIGEST)];
    bundle.verificationMaterial.tlogEntries = second.verificationMaterial.tlogEntries;
    expect(() => verifyAttestation(JSON.stringify(bundle), DIGEST, trust)).toThrow('tlog entry signature mismatch');
  });

  it('[MF-03] is rejected with the certificate of another signer', async () => {
    const { trust, attest } = await createSigstore();
    const [bundle, second] = [await attest(DIGEST), await attest(DIGEST)];
    bundle.verificationMaterial.certificate = second.verificationMaterial.certificate;
    expect(() => verifyAttestation(JSON.stringify(bundle), DIGEST, trust)).toThrow('signature verification failed');
  });

  it('[MF-03] is rejected when another authority issued the certificate', async () => {
    const [one, two] = [await createSigstore(), await createSigstore()];
    const text = JSON.stringify(await two.attest(DIGEST));
    expect(() => verifyAttestation(text, DIGEST, one.trust)).toThrow('Failed to verify certificate chain');
  });

  it.each(['', '{', '[]', 'null', '{"mediaType":7}', '{"__proto__":{}}', '['.repeat(50_000)])(
    '[MF-03] is rejected when it is not a bundle',
    async (text) => {
      const { trust } = await createSigstore();
      expect(() => verifyAttestation(text, DIGEST, trust)).toThrow(/^The attestation was rejected: /);
    },
  );

  it('[MF-03] names the file when the trusted root cannot be read', async () => {
    const { attest, trust } = await createSigstore();
    const text = JSON.stringify(await attest(DIGEST));
    expect(() => verifyAttestation(text, DIGEST, { ...trust, trustedRoot: '/missing.json' })).toThrow(
      'The trusted root /missing.json of Sigstore cannot be used',
    );
  });
});
