import type { Envelope } from '@sigstore/bundle';
import * as z from 'zod/mini';

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
export function readStatement({ payload, payloadType }: Envelope): Statement {
  if (payloadType !== PAYLOAD_TYPE) throw new Error(`it signs "${payloadType}", not an in-toto statement`);
  const content: unknown = JSON.parse(Buffer.from(payload).toString('utf8'));
  const { predicateType } = z.object({ predicateType: z.optional(z.string()) }).parse(content);
  if (predicateType !== PROVENANCE) throw new Error(`it states "${predicateType}", not SLSA provenance ${PROVENANCE}`);
  return statement.parse(content);
}

/** @throws Error when no subject is the build */
export function assertAbout({ subject }: Statement, digest: string): void {
  const named = subject.map((each) => each.digest.sha256 ?? 'another kind of hash');
  if (!named.includes(digest))
    throw new Error(`it is about sha256:${named.join(', sha256:')}, and the digest of this build is sha256:${digest}`);
}
