import * as z from '@xana/contracts/schema';

/**
 * The configuration that differs between the sandbox and production, read at run time from `<script type="application/json" id="xana-config">`
 * instead of being compiled in, so that a release is byte for byte the same in both. It contains no secrets.
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
  /** RPC URLs by chain id. A chain without one shows "balance unavailable". */
  rpc: z.record(z.string(), z.array(z.string())),
  showTestnets: z.boolean(),
  authMessageMode: z.enum(['erc4361', 'fixed']),
  /** URLs of other XANA products that the site links to. */
  links: z.object({ app: z.string(), marketplace: z.string(), builder: z.string(), home: z.string() }),
});

export type PublicConfig = z.output<typeof publicConfig>;
