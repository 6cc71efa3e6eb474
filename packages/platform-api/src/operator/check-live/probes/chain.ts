import { chainById, XANA_CHAIN_ID } from '@xana/wallet/chains';
import { askService } from '../ask-service.ts';
import { OFF, outcomeOf, type Probe } from '../probe.ts';

/** Every node in the page settings, which browsers ask. */
export const pageChainsProbe: Probe = {
  name: 'chain nodes of the page',
  withoutIt: 'balances of chains without a public node',
  settings: 'config.rpc in the page settings',
  async run({ config, page }) {
    if (!page) return OFF;
    const nodes = Object.entries(page.rpc).flatMap(([id, urls]) => urls.map((url) => ({ id, url })));
    if (nodes.length === 0) return OFF;
    const problems = await Promise.all(nodes.map(({ id, url }) => checkNode(id, url, config.origins.site)));
    return outcomeOf(problems.flat(), `chains ${Object.keys(page.rpc).join(', ')}`);
  },
};

async function checkNode(id: string, url: string, site: string): Promise<string[]> {
  // A node of the page is public; its path may still have a key of the operator.
  const setting = `config.rpc of ${id} (${URL.canParse(url) ? new URL(url).host : 'not a URL'})`;
  try {
    const { chainId, isReadableFrom } = await askNode(url, site);
    return [
      ...(String(chainId) === id ? [] : [`the node is of chain ${chainId}. Correct ${setting}.`]),
      ...(isReadableFrom(site) ? [] : [`the node does not allow requests of ${site} (CORS). Correct ${setting}.`]),
    ];
  } catch (error) {
    return [`${(error as Error).message}. Correct ${setting}.`];
  }
}

/** Before a transfer the site compares block 0 of its node with the page settings. */
export const transfersProbe: Probe = {
  name: 'XETA transfers',
  withoutIt: 'nothing can be sent: the page settings have no node and hash of block 0 (config.rpc, config.genesis)',
  settings: 'config.rpc in the page settings',
  async run({ config, page }) {
    const id = String(XANA_CHAIN_ID);
    const genesis = page?.genesis?.[id];
    const node = page?.rpc[id]?.[0];
    if (!genesis || !node) return OFF;
    const answer = await askNode(node, config.origins.site);
    return outcomeOf(
      answer.genesis === genesis.toLowerCase()
        ? []
        : [`block 0 of the node is ${answer.genesis}. Correct config.genesis of ${id} in the page settings.`],
      `block 0 of ${chainById(XANA_CHAIN_ID)?.name} is that of the page settings`,
    );
  },
};

/** The node that the platform asks, and the agreement of both configurations about the chain. */
export const chainNodeProbe: Probe = {
  name: 'chain node',
  withoutIt: 'login with contract wallets (ERC-1271)',
  settings: 'CHAIN_RPC_URL',
  async run({ config, page }) {
    const { id, rpcUrl } = config.chain;
    if (!rpcUrl) return OFF;
    const { chainId, genesis } = await askNode(rpcUrl, config.origins.site);
    const expected = page?.genesis?.[id]?.toLowerCase();
    return outcomeOf(
      [
        ...(chainId === id ? [] : [`the node is of chain ${chainId}. Correct CHAIN_RPC_URL, or CHAIN_ID (now ${id}).`]),
        ...(page && !page.rpc[id]
          ? [`the page settings have no node of chain ${id}. Correct config.rpc, or CHAIN_ID.`]
          : []),
        ...(expected && expected !== genesis
          ? [
              `block 0 of the node is ${genesis}. Correct CHAIN_RPC_URL, or config.genesis of ${id} in the page settings.`,
            ]
          : []),
      ],
      `chain ${id}`,
    );
  },
};

interface NodeAnswer {
  chainId: number | undefined;
  /** Hash of block 0, in lower case. */
  genesis: string | undefined;
  /** Whether a browser lets pages of `origin` read the answers of the node (CORS). */
  isReadableFrom(origin: string): boolean;
}

/** Asks a node of a chain what the site asks before it sends a transaction. @throws Error when it does not answer */
async function askNode(url: string, siteOrigin: string): Promise<NodeAnswer> {
  const call = async (method: string, params: readonly unknown[]) => {
    const { status, json, headers } = await askService(url, {
      body: { jsonrpc: '2.0', id: 1, method, params },
      headers: { origin: siteOrigin },
    });
    const { result, error } = (json ?? {}) as { result?: unknown; error?: { message?: string } };
    if (result === undefined) throw new Error(`${method} was answered with ${status} ${error?.message ?? ''}`.trim());
    return { result, allowedOrigin: headers['access-control-allow-origin'] };
  };
  const [chain, block] = await Promise.all([call('eth_chainId', []), call('eth_getBlockByNumber', ['0x0', false])]);
  const { hash } = (block.result ?? {}) as { hash?: unknown };
  return {
    chainId: typeof chain.result === 'string' ? Number(chain.result) : undefined,
    genesis: typeof hash === 'string' ? hash.toLowerCase() : undefined,
    isReadableFrom: (origin) => ['*', origin].includes(chain.allowedOrigin ?? ''),
  };
}
