import { FetchRequest, hashMessage, Interface, isError, JsonRpcProvider } from 'ethers';
import type { WalletProof } from '../../database/auth/account-tables.ts';

/** `unavailable`: the chain did not answer in time. */
type SignatureStatus = 'valid' | 'invalid' | 'unavailable';

/** Contract wallets (ERC-1271): contracts without a private key, which verify signatures themselves. */
export interface ContractWallets {
  /** Calls `isValidSignature` of the contract at `address`; without a contract there the signature is invalid. */
  verify(proof: WalletProof): Promise<SignatureStatus>;
}

const abi = new Interface(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
/** The return value of a valid signature: the magic value of ERC-1271, padded, without further bytes. */
const MAGIC_VALUE = `0x1626ba7e${'0'.repeat(56)}`;
const RPC_TIMEOUT_MS = 3_000;

/** @param rpcUrl a node of the product's chain; without one every signature of a contract wallet is invalid */
export function createContractWallets(rpcUrl: string | undefined, chainId: number): ContractWallets {
  if (!rpcUrl) return { verify: async () => 'invalid' };
  const request = new FetchRequest(rpcUrl);
  request.timeout = RPC_TIMEOUT_MS;
  // The answer of a contract may change with every block, so nothing is cached.
  const provider = new JsonRpcProvider(request, chainId, { staticNetwork: true, cacheTimeout: -1 });
  return {
    async verify({ address, message, signature }) {
      const data = abi.encodeFunctionData('isValidSignature', [hashMessage(message), signature]);
      try {
        return (await provider.call({ to: address, data })) === MAGIC_VALUE ? 'valid' : 'invalid';
      } catch (error) {
        return isError(error, 'CALL_EXCEPTION') ? 'invalid' : 'unavailable';
      }
    },
  };
}
