import type { Caller } from '../access/read-token.ts';
import type { Attestation } from './verify-attestation.ts';

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
export function assertBuilder(
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
