import { repositoryOf } from '../access/access-list.ts';
import type { Caller } from '../access/read-token.ts';
import type { Publication } from '../commands/publish.ts';
import type { Site } from '../commands/run-command.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { buildDigest } from './build-digest.ts';
import { type Attestation, verifyAttestation } from './verify-attestation.ts';

/**
 * Verifies the attestation of an uploaded build. Without one nothing is verified, unless the access list names the repository of the
 * microfrontend.
 *
 * @returns undefined without an attestation
 * @throws Error with the exact reason
 */
export function acceptAttestation(
  { store, attestations }: Pick<Site, 'store' | 'attestations'>,
  publication: Publication,
  caller: Caller,
): Attestation | undefined {
  const { name, attestation } = publication;
  const repository = repositoryOf(readRegistry(store).access, name);
  if (attestation === undefined) {
    if (repository)
      throw new Error(
        `${name} was not published: its builds need an attestation by a workflow of ${repository}. Upload it with --attestation <file>.`,
      );
    return undefined;
  }
  const trust = attestations?.();
  if (!trust)
    throw new Error(
      'The attestation was rejected: the identity settings of this release server name no trusted root of Sigstore.',
    );
  const found = verifyAttestation(attestation, buildDigest(publication), trust);
  assertBuilder(found, { name, caller, repository });
  return found;
}

interface Expectation {
  name: string;
  caller: Caller;
  /** The repository that the access list names for the microfrontend. */
  repository: string | undefined;
}

/**
 * Compares who built with who uploads: a workflow uploads builds of its own commit. A person may upload builds of the repository that the access
 * list names.
 *
 * @throws Error with what differs
 */
function assertBuilder(
  { repository, commit }: Attestation,
  { name, caller: { kind, subject, provenance }, repository: listed }: Expectation,
): void {
  const reject = (reason: string) => new Error(`The attestation was rejected: ${reason}.`);
  if (listed && repository !== listed)
    throw reject(`it is about the repository ${repository}, and ${name} is built in ${listed}`);
  if (kind === 'person') {
    if (!listed)
      throw reject(
        `${subject} is a person, and no repository is named for ${name}: release attestations ${name} ${repository}`,
      );
    return;
  }
  if (repository !== provenance?.repository)
    throw reject(
      `it is about the repository ${repository}, and the workflow runs in ${provenance?.repository ?? 'none'}`,
    );
  if (commit !== provenance.commit)
    throw reject(`it is about the commit ${commit}, and the workflow runs at ${provenance.commit ?? 'none'}`);
}
