import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import * as z from 'zod/mini';
import { addressOf, PREFIXES } from './release-addresses.ts';

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** Encrypted, or on this machine. */
const address = z.string().check(z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/)\S+\.mjs$/));

const deployed = z.strictObject({
  url: address,
  fallbackUrl: address,
  metadata: z.strictObject({ integrity, version: z.string().check(z.minLength(1)) }),
  deployment: z.strictObject({
    traffic: z.number().check(z.int(), z.gte(0), z.lte(100)),
    default: z.boolean(),
  }),
  extras: z.strictObject({ id: z.string().check(z.regex(/^[0-9a-f]{16}$/)), owner: z.nullable(z.string()) }),
});

const whole = z.array(deployed).check(
  z.minLength(1),
  z.refine((all) => all.reduce((sum, { deployment }) => sum + deployment.traffic, 0) === 100, {
    error: 'The traffic of all its releases must add up to 100.',
  }),
  z.refine((all) => all.filter(({ deployment }) => deployment.default).length === 1, {
    error: 'Exactly one of its releases must be the default.',
  }),
);

/**
 * The registry as others read it: the open frontend-discovery format (v1-pre), with a profile that leaves nothing open:
 * each release has real hashes, its traffic adds up, and one is the default.
 */
export const discoveryDocument = z.strictObject({
  schema: z.literal('https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'),
  microFrontends: z.record(z.string().check(z.regex(/^(shell|mfe-[a-z][a-z0-9-]*)$/)), whole),
});

export type DiscoveryDocument = z.output<typeof discoveryDocument>;

/** @throws ZodError when a release could not be found by what the document says of it */
export function describeForDiscovery(
  active: readonly ReleaseRecord[],
  origins: Record<string, string>,
): DiscoveryDocument {
  const microFrontends = active.map((release) => {
    const origin = origins[release.name] ?? '';
    const entry = release.files.find(({ path }) => path === release.entry);
    return [
      release.name,
      [
        {
          url: addressOf(origin, release, release.entry),
          fallbackUrl: addressOf(origin, release, release.entry, PREFIXES[1]),
          metadata: { integrity: entry?.integrity, version: release.version },
          deployment: { traffic: 100, default: true },
          extras: { id: release.id, owner: release.contributions?.owner.team ?? null },
        },
      ],
    ];
  });
  return discoveryDocument.parse({
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends: Object.fromEntries(microFrontends),
  });
}
