import { OFF, outcomeOf, type Probe } from '../probe.ts';
import { askNode } from './ask-node.ts';

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
