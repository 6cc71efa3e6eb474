import { XANA_CHAIN_ID } from '@xana/wallet/chains';
import type { Eip1193Provider } from '@xana/wallet/injected-wallets';
import { readRecentTransfers } from '@xana/wallet/recent-transfers';
import { BrowserProvider, FetchRequest, JsonRpcProvider, JsonRpcSigner } from 'ethers';
import {
  type Fee,
  type NewTransfer,
  type SentTransaction,
  type TransactionState,
  TransferError,
  type XetaGateway,
} from './xeta-gateway.ts';

const NODE_TIMEOUT_MS = 5_000;
/** A transaction that no node knows after this time was lost. */
const DROPPED_AFTER_MS = 120_000;

const isOld = ({ sentAt }: SentTransaction): boolean => Date.now() - sentAt > DROPPED_AFTER_MS;

interface GatewayOptions {
  /** URLs of the nodes of XANAChain. */
  nodes: readonly string[];
  /** Hash of block 0; without it nothing is sent. */
  genesis: string | undefined;
  /** Null for a gateway that only reads. */
  wallet: Eip1193Provider | null;
}

/** @see XetaGateway */
export function createEthersGateway({ nodes, genesis, wallet }: GatewayOptions): XetaGateway {
  const read = <Value>(work: (node: JsonRpcProvider) => Promise<Value>) => askInTurn(nodes, work);

  return {
    balanceOf: (address) => read((node) => node.getBalance(address)),
    estimateFee: (from, to) => read((node) => readFee(node, from, to)),
    nextNonce: (address) => read((node) => node.getTransactionCount(address, 'pending')),

    async checkNetwork() {
      if (!genesis || !wallet) throw new TransferError('wrongNetwork');
      const ask = (method: string, params: unknown[] = []) => wallet.request({ method, params });
      const [node, chainId, block] = await Promise.all([
        read(async (one) => ({ chainId: await one.send('eth_chainId', []), block: await one.getBlock(0) })),
        ask('eth_chainId'),
        ask('eth_getBlockByNumber', ['0x0', false]) as Promise<{ hash?: string } | null>,
      ]);
      const isRight = [node.chainId, chainId].every((id) => Number(id) === XANA_CHAIN_ID);
      const isSame = [node.block?.hash, block?.hash].every((hash) => hash?.toLowerCase() === genesis.toLowerCase());
      if (!isRight || !isSame) throw new TransferError('wrongNetwork');
    },

    async send({ from, to, wei, fee, nonce }: NewTransfer) {
      if (!wallet) throw new TransferError('wrongNetwork');
      const provider = new BrowserProvider(wallet, XANA_CHAIN_ID, { cacheTimeout: -1 });
      try {
        // Without waiting for a node to know the transaction: its state is read afterwards, and after a reload.
        return await new JsonRpcSigner(provider, from).sendUncheckedTransaction({
          to,
          value: wei,
          nonce,
          gasLimit: fee.gasLimit,
          ...pricesOf(fee),
        });
      } finally {
        provider.destroy();
      }
    },

    async stateOf(sent: SentTransaction) {
      const known = sent.hash === null ? null : await read((node) => readKnown(node, String(sent.hash)));
      if (known) return known;
      const used = await read((node) => node.getTransactionCount(sent.from, 'latest'));
      if (used > sent.nonce) return findReplacement(nodes, sent, read);
      return isOld(sent) ? { status: 'dropped' } : { status: 'pending' };
    },
  };
}

type Read = <Value>(work: (node: JsonRpcProvider) => Promise<Value>) => Promise<Value>;

/** @throws TransferError unreachable when no node answers */
async function askInTurn<Value>(
  nodes: readonly string[],
  work: (node: JsonRpcProvider) => Promise<Value>,
): Promise<Value> {
  let cause: unknown = 'No node of this chain is configured.';
  for (const url of nodes) {
    const request = new FetchRequest(url);
    request.timeout = NODE_TIMEOUT_MS;
    const node = new JsonRpcProvider(request, XANA_CHAIN_ID, { staticNetwork: true, cacheTimeout: -1 });
    try {
      return await work(node);
    } catch (error) {
      cause = error;
    } finally {
      node.destroy();
    }
  }
  throw new TransferError('unreachable', { cause });
}

async function readFee(node: JsonRpcProvider, from: string, to: string): Promise<Fee> {
  const [gasLimit, { gasPrice, maxFeePerGas, maxPriorityFeePerGas }] = await Promise.all([
    // Without an amount: an estimate fails when the balance does not cover it.
    node.estimateGas({ from, to }),
    node.getFeeData(),
  ]);
  if (gasPrice === null) throw new Error('The node did not return a price.');
  return { gasLimit, gasPrice, tip: maxFeePerGas === null ? null : (maxPriorityFeePerGas ?? 0n) };
}

/** The doubled estimate is the limit, also in the transaction itself. */
function pricesOf({ gasPrice, tip }: Fee) {
  if (tip === null) return { gasPrice };
  const maxFeePerGas = 2n * gasPrice;
  return { type: 2, maxFeePerGas, maxPriorityFeePerGas: tip < maxFeePerGas ? tip : maxFeePerGas };
}

async function readKnown(node: JsonRpcProvider, hash: string): Promise<TransactionState | null> {
  const receipt = await node.getTransactionReceipt(hash);
  if (!receipt) return (await node.getTransaction(hash)) ? { status: 'pending' } : null;
  const confirmations = (await node.getBlockNumber()) - receipt.blockNumber + 1;
  return { status: receipt.status === 1 ? 'included' : 'failed', hash, confirmations };
}

/** The wallet may have sent the same transfer again with a higher fee, under another hash. */
async function findReplacement(nodes: readonly string[], sent: SentTransaction, read: Read): Promise<TransactionState> {
  const transfers = await readRecentTransfers(nodes, sent.from);
  const own = transfers.find(({ from, nonce }) => from === sent.from.toLowerCase() && nonce === sent.nonce);
  // Only the last blocks were read, so that a transaction which is not there may still have sent the amount.
  if (!own) return isOld(sent) ? { status: 'untraced' } : { status: 'pending' };
  if (own.to !== sent.to.toLowerCase() || own.value !== sent.wei) return { status: 'replaced' };
  return (await read((node) => readKnown(node, own.hash))) ?? { status: 'pending' };
}
