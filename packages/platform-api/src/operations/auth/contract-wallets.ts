import { FetchRequest, hashMessage, Interface, isError, JsonRpcProvider } from 'ethers';

/** `unheard`: the chain did not answer in time, so that nobody knows. */
export type WalletsWord = 'agreed' | 'refused' | 'unheard';

/** Wallets that are programs on the chain: they have no key of their own and say themselves whether a signature is theirs. */
export interface ContractWallets {
  /** What the program at `address` says (ERC-1271); one that is not there refuses. */
  ask(proof: WalletProof): Promise<WalletsWord>;
}

/** What such a wallet agreed to once, and may be asked about again. */
export interface WalletProof {
  address: string;
  message: string;
  signature: string;
}

const abi = new Interface(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
/** What a wallet answers that agrees, and nothing beside it. */
const AGREED = `0x1626ba7e${'0'.repeat(56)}`;
const PATIENCE = 3_000;

/** @param rpcUrl a node of the product's chain; without one no program can be asked, and none is believed */
export function createContractWallets(rpcUrl: string | undefined, chainId: number): ContractWallets {
  if (!rpcUrl) return { ask: async () => 'refused' };
  const request = new FetchRequest(rpcUrl);
  request.timeout = PATIENCE;
  // What a program says may change from one block to the next: no answer is kept.
  const provider = new JsonRpcProvider(request, chainId, { staticNetwork: true, cacheTimeout: -1 });
  return {
    async ask({ address, message, signature }) {
      const data = abi.encodeFunctionData('isValidSignature', [hashMessage(message), signature]);
      try {
        return (await provider.call({ to: address, data })) === AGREED ? 'agreed' : 'refused';
      } catch (error) {
        return isError(error, 'CALL_EXCEPTION') ? 'refused' : 'unheard';
      }
    },
  };
}
