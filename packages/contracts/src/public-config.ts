import * as z from '@xana/contracts/schema';
import { cardService } from './card-service.ts';

/** A service of its own, or the sandbox's stand-in at this origin, which labels itself. */
const standIn = z.object({ kind: z.literal('sandbox'), origin: z.string() });

/** The login methods of this deployment. A method that is missing here is not offered. */
const loginServices = z.object({
  /** Google and Apple. */
  social: z.optional(
    z.union([
      z.object({
        kind: z.literal('web3auth'),
        clientId: z.string(),
        network: z.enum(['sapphire_mainnet', 'sapphire_devnet']),
      }),
      standIn,
    ]),
  ),
  email: z.optional(z.union([z.object({ kind: z.literal('magic'), publishableKey: z.string() }), standIn])),
  walletConnect: z.optional(
    z.object({
      projectId: z.string(),
      /** Only in the sandbox: the local relay, and the page of a wallet that uses it. */
      sandbox: z.optional(z.object({ relay: z.string(), wallet: z.string() })),
    }),
  ),
  telegram: z.optional(
    z.union([
      /** `botId` is the number before the colon of the bot's token. */
      z.object({ kind: z.literal('telegram'), botId: z.string(), botName: z.string() }),
      standIn,
    ]),
  ),
});

export type LoginServices = z.output<typeof loginServices>;

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
  /** Hash of block 0 by chain id: another network may use the same id. Nothing is sent on a chain without one. */
  genesis: z.optional(z.record(z.string(), z.string())),
  showTestnets: z.boolean(),
  authMessageMode: z.enum(['erc4361', 'fixed']),
  login: z.optional(loginServices),
  /** Without a card provider the store shows its products and sells none. */
  cards: z.optional(cardService),
  /** URLs of other XANA products that the site links to. */
  links: z.object({ app: z.string(), marketplace: z.string(), builder: z.string(), home: z.string() }),
});

export type PublicConfig = z.output<typeof publicConfig>;
