import * as z from '@xana/contracts/schema';

/**
 * What differs between the sandbox and production, read at run time from `<script type="application/json" id="xana-config">`
 * and never compiled in: a release is byte for byte the same everywhere. Nothing in here is a secret.
 */
export const publicConfig = z.object({
  environment: z.enum(['sandbox', 'production']),
  origins: z.object({
    site: z.string(),
    api: z.string(),
    marketplace: z.string(),
    chat: z.string(),
    media: z.string(),
  }),
  /** RPC address by chain id; a chain without one shows «balance unavailable». */
  rpc: z.record(z.string(), z.array(z.string())),
  showTestnets: z.boolean(),
  authMessageMode: z.enum(['erc4361', 'fixed']),
  /** Addresses that the product links to but does not hold. */
  links: z.object({ app: z.string(), marketplace: z.string(), builder: z.string(), home: z.string() }),
});

export type PublicConfig = z.output<typeof publicConfig>;
