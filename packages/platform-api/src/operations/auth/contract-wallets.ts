import { Contract, FetchRequest, hashMessage, JsonRpcProvider } from 'ethers';

/** Wallets that are programs on the chain: they have no key of their own and say themselves whether a signature is theirs. */
export interface ContractWallets {
  /** False also when there is no such program, and when the chain does not answer in time. */
  hasSigned(address: string, message: string, signature: string): Promise<boolean>;
}

/** What a wallet answers that agrees (ERC-1271). */
const AGREED = '0x1626ba7e';
const PATIENCE = 3_000;

/** @param rpcUrl a node of the product's chain; without one no program can be asked, and none is believed */
export function createContractWallets(rpcUrl: string | undefined, chainId: number): ContractWallets {
  if (!rpcUrl) return { hasSigned: async () => false };
  const request = new FetchRequest(rpcUrl);
  request.timeout = PATIENCE;
  const provider = new JsonRpcProvider(request, chainId, { staticNetwork: true });
  return {
    async hasSigned(address, message, signature) {
      try {
        const wallet = new Contract(
          address,
          ['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'],
          provider,
        );
        return (await wallet.getFunction('isValidSignature')(hashMessage(message), signature)) === AGREED;
      } catch {
        return false;
      }
    },
  };
}
