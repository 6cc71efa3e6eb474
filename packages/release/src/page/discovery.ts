import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import * as z from 'zod/mini';
import { addressOf, PREFIXES } from './addresses.ts';

const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** HTTPS, or loopback in the sandbox. */
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
    error: 'The traffic of all releases must add up to 100.',
  }),
  z.refine((all) => all.filter(({ deployment }) => deployment.default).length === 1, {
    error: 'Exactly one release must be the default.',
  }),
);

/**
 * The registry in the open frontend-discovery format (v1-pre), with stricter rules: every release has a sha384 hash, the
 * traffic adds up to 100, and exactly one release is the default.
 */
export const discoveryDocument = z.strictObject({
  schema: z.literal('https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'),
  microFrontends: z.record(z.string().check(z.regex(/^(shell|mfe-[a-z][a-z0-9-]*)$/)), whole),
});

export type DiscoveryDocument = z.output<typeof discoveryDocument>;

interface DeployedRelease {
  release: ReleaseRecord;
  /** Percent of visitors. */
  traffic: number;
  isDefault: boolean;
}

/** @throws ZodError when a release lacks a valid URL, hash or version */
export function describeForDiscovery(
  deployments: readonly DeployedRelease[],
  origins: Record<string, string>,
): DiscoveryDocument {
  const microFrontends: Record<string, unknown[]> = {};
  for (const { release, traffic, isDefault } of deployments) {
    const origin = origins[release.name] ?? '';
    const entry = release.files.find(({ path }) => path === release.entry);
    microFrontends[release.name] = [
      ...(microFrontends[release.name] ?? []),
      {
        url: addressOf(origin, release, release.entry),
        fallbackUrl: addressOf(origin, release, release.entry, PREFIXES[1]),
        metadata: { integrity: entry?.integrity, version: release.version },
        deployment: { traffic, default: isDefault },
        extras: { id: release.id, owner: release.contributions?.owner.team ?? null },
      },
    ];
  }
  return discoveryDocument.parse({
    schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
    microFrontends,
  });
}
