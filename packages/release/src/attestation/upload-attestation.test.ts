import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { grantRoles, person } from '../access/test-callers.ts';
import { createTestApi } from '../api/test-api.ts';
import { promote } from '../commands/roll-back.ts';
import { runCommand } from '../commands/run-command.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { CHANGE, createShellFixture, remoteBuild, SETTINGS } from '../test-releases.ts';
import { type Bundle, bundleOf, MAX_ATTESTATION_LENGTH } from '../upload/bundle.ts';
import { buildDigest } from './build-digest.ts';
import {
  COMMIT,
  createSigstore,
  ISSUER,
  REPOSITORY,
  WORKFLOW,
  type Wrong,
  workflowCallers,
} from './test-attestations.ts';

const NAME = 'mfe-store';
const RUN = `repo:${REPOSITORY}:ref:refs/heads/main`;
const publication = remoteBuild('two', { version: '2.0.0' });
const DIGEST = buildDigest(publication);

/** A release server that trusts a Sigstore of its own. The workflow may publish mfe-store; Aya may do everything. */
async function createServer({ isTrusting = true, sigstore = createSigstore() } = {}) {
  const { trust, attest } = await sigstore;
  const site = createShellFixture();
  const one = site.remote('one').id;
  const { store } = site;
  grantRoles(store, person('aya'));
  grantRoles(store, { kind: 'workflow', subject: RUN }, NAME, ['publish']);
  const attestations = isTrusting ? trust : undefined;
  const { send } = createTestApi(store, { identity: workflowCallers, attestations });
  const upload = (caller: string, build: object) => send(caller, 'POST', `/api/releases/${NAME}`, build);
  const attested = async (wrong?: Wrong) => bundleOf(publication, JSON.stringify(await attest(DIGEST, wrong)));
  const verify = () => runCommand({ store, settings: () => SETTINGS, attestations: () => attestations }, verifyCall);
  /** Uploads the attested build, and makes it active. @returns its id */
  const activate = async () => {
    const { id } = (await upload(RUN, await attested())).body;
    promote(store, SETTINGS, { ...CHANGE, to: id });
    return id;
  };
  const name = (caller: string, repository: string) =>
    send(caller, 'POST', '/api/commands/attestations', { args: [NAME, repository], options: { reason: 'r' } });
  return { ...site, one, send, upload, attested, activate, attest, verify, name };
}

const verifyCall = { verb: 'verify', args: [], options: {}, actor: 'aya' };

describe('an upload with an attestation', () => {
  it('[MF-03] is stored with what the attestation proves, and the attestation beside it', async () => {
    const { store, upload, attested, send } = await createServer();
    const build = await attested();
    const { status, body } = await upload(RUN, build);
    expect([status, body]).toMatchObject([200, { version: '2.0.0', isNew: true, isAttested: true }]);
    const { source } = store.record(NAME, body.id);
    expect(source).toMatchObject({
      provenance: { repository: REPOSITORY },
      attestation: { issuer: ISSUER, repository: REPOSITORY, commit: COMMIT, workflow: WORKFLOW },
    });
    expect(readFileSync(join(store.pathOf(NAME, body.id), 'attestation.json'), 'utf8')).toBe(build.attestation);
    const releases = await send('aya', 'GET', `/api/releases/${NAME}`);
    expect(releases.body).toContainEqual(
      expect.objectContaining({
        attestation: {
          repository: REPOSITORY,
          commit: COMMIT,
          workflow: WORKFLOW,
          logIndex: source?.attestation?.logIndex,
        },
      }),
    );
  });

  it.each<[string, Wrong, string]>([
    ['about another build', { digest: 'a'.repeat(64) }, 'the digest of this build is sha256:'],
    [
      'of another repository',
      { repository: 'xana/mfe-chat' },
      'the repository xana/mfe-chat, and the workflow runs in xana/mfe-store',
    ],
    [
      'of another commit',
      { commit: 'f'.repeat(40) },
      `the commit ${'f'.repeat(40)}, and the workflow runs at ${COMMIT}`,
    ],
    ['of another issuer', { issuer: 'https://gitlab.test' }, 'logged in at https://gitlab.test'],
  ])('[MF-03] is rejected when it is one %s, and nothing is stored', async (_what, wrong, reason) => {
    const { store, upload, attested, one } = await createServer();
    const { status, body } = await upload(RUN, await attested(wrong));
    expect([status, body.msg]).toEqual([422, expect.stringContaining(reason)]);
    expect(store.idsOf(NAME)).toEqual([one]);
  });

  it.each<[string, (build: Bundle) => Bundle]>([
    [
      'the code',
      (build) => ({ ...build, files: { ...build.files, 'main.mjs': Buffer.from('evil').toString('base64') } }),
    ],
    ['a file more', (build) => ({ ...build, files: { ...build.files, 'more.mjs': '' } })],
    ['the version', (build) => ({ ...build, version: '3.0.0' })],
    ['the modules', (build) => ({ ...build, modules: { main: ['remoteEntry.mjs'] } })],
    ['an operation', (build) => ({ ...build, operations: ['getXenyProducts'] })],
  ])('[MF-03] is rejected when %s changed after the build', async (_what, change) => {
    const { store, upload, attested, one } = await createServer();
    const { status, body } = await upload(RUN, change(await attested()));
    expect([status, body.msg]).toEqual([422, expect.stringContaining('the digest of this build is')]);
    expect(store.idsOf(NAME)).toEqual([one]);
  });

  it.each([
    ['garbage', '{"mediaType":', 422],
    ['a huge file', ' '.repeat(MAX_ATTESTATION_LENGTH + 1), 400],
  ])('[MF-03] is rejected with %s', async (_what, attestation, expected) => {
    const { store, upload, one } = await createServer();
    const { status, body } = await upload(RUN, { ...bundleOf(publication), attestation });
    expect([status, body.msg]).toEqual([expected, expect.stringContaining('ttestation')]);
    expect(store.idsOf(NAME)).toEqual([one]);
  });

  it('[MF-03] is rejected by a server that trusts no Sigstore', async () => {
    const { upload, attested } = await createServer({ isTrusting: false });
    expect((await upload(RUN, await attested())).body.msg).toContain('name no trusted root of Sigstore');
  });

  it('[MF-03] changes nothing for builds without one', async () => {
    const { store, upload } = await createServer();
    const { status, body } = await upload(RUN, bundleOf(publication));
    expect([status, body]).toMatchObject([200, { isNew: true, isAttested: false }]);
    expect(existsSync(join(store.pathOf(NAME, body.id), 'attestation.json'))).toBe(false);
  });

  it('[MF-03] does not change a release that is stored without one', async () => {
    const { store, upload, attested } = await createServer();
    const { body } = await upload(RUN, bundleOf(publication));
    expect((await upload(RUN, await attested())).body).toMatchObject({ isNew: false, isAttested: false });
    expect(store.record(NAME, body.id).source).not.toHaveProperty('attestation');
  });
});

describe('builds that need an attestation', () => {
  it('[MF-03] [MF-04] are rejected without one, and with one of another repository', async () => {
    const { store, upload, attested, one, name } = await createServer();
    expect((await name('aya', 'xana/commerce')).status).toBe(200);
    expect((await upload(RUN, bundleOf(publication))).body.msg).toContain(
      'its builds need an attestation by a workflow of xana/commerce',
    );
    expect((await upload(RUN, await attested())).body.msg).toContain(
      'the repository xana/mfe-store, and mfe-store is built in xana/commerce',
    );
    expect(store.idsOf(NAME)).toEqual([one]);
    expect((await name('aya', REPOSITORY)).status).toBe(200);
    expect((await upload(RUN, await attested())).body).toMatchObject({ isNew: true, isAttested: true });
  });

  it('[MF-03] [MF-04] need none any more when the demand is lifted', async () => {
    const { store, upload, send, name } = await createServer();
    await name('aya', REPOSITORY);
    const lift = { args: [NAME], options: { lift: true, reason: 'no CI' } };
    expect((await send('aya', 'POST', '/api/commands/attestations', lift)).status).toBe(200);
    expect(readRegistry(store).access.attestations).toEqual({});
    expect((await upload(RUN, bundleOf(publication))).status).toBe(200);
  });

  it.each(['xana', 'xana/../x', 'https://github.com/xana/mfe-store', ''])(
    '[MF-04] cannot be demanded of the repository "%s"',
    async (repository) => {
      const { store, name } = await createServer();
      expect((await name('aya', repository)).body.msg).toContain('Name the repository or --lift');
      expect(readRegistry(store).access.attestations).toEqual({});
    },
  );

  it('[MF-03] let a person upload what the named repository built, as from staging to production', async () => {
    const sigstore = createSigstore();
    const [staging, production] = [await createServer({ sigstore }), await createServer({ sigstore })];
    const { id } = (await staging.upload(RUN, await staging.attested())).body;
    const copy = await staging.send('aya', 'GET', `/api/bundles/${NAME}/2.0.0`);
    expect((await production.upload('aya', copy.body)).body.msg).toContain(
      'aya is a person, and no repository is named for mfe-store: release attestations mfe-store xana/mfe-store',
    );
    await production.name('aya', REPOSITORY);
    expect((await production.upload('aya', copy.body)).body).toMatchObject({ id, isNew: true, isAttested: true });
  });
});

describe('release verify', () => {
  it('[MF-03] verifies the attestations of releases in use again', async () => {
    const { activate, verify } = await createServer();
    await activate();
    expect(await verify()).toMatchObject({
      isOk: true,
      text: expect.stringContaining('Releases with an attestation of their build: 1.'),
    });
  });

  it('[MF-03] reports an attestation that was changed or deleted', async () => {
    const { store, activate, attest, verify } = await createServer();
    const id = await activate();
    const file = join(store.pathOf(NAME, id), 'attestation.json');
    writeFileSync(file, JSON.stringify(await attest(DIGEST)));
    expect(await verify()).toMatchObject({
      isOk: false,
      text: expect.stringContaining('attestation.json was changed'),
    });
    rmSync(file);
    expect(await verify()).toMatchObject({ isOk: false, text: expect.stringContaining('no such file') });
  });

  it('[MF-03] reports a record that states another builder than its attestation', async () => {
    const { store, activate, verify } = await createServer();
    const id = await activate();
    const record = store.record(NAME, id);
    const source = { ...record.source, attestation: { ...record.source?.attestation, repository: 'xana/other' } };
    writeFileSync(join(store.pathOf(NAME, id), 'release.json'), JSON.stringify({ ...record, source }));
    expect(await verify()).toMatchObject({ isOk: false, text: expect.stringContaining('states another builder') });
  });

  it('[MF-03] notes that signatures are not verified without a trusted root', async () => {
    const { store, activate } = await createServer();
    await activate();
    const outcome = await runCommand({ store, settings: () => SETTINGS }, verifyCall);
    expect(outcome).toMatchObject({ isOk: true, text: expect.stringContaining('their signatures were not verified') });
  });
});
