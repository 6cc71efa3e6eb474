import { askNodes, toBigInt } from './chain-node.ts';

export interface Transfer {
  hash: string;
  from: string;
  to: string;
  /** In wei. */
  value: bigint;
  /** The number of transactions that the sender had sent before. */
  nonce: number;
  /** ISO 8601. */
  at: string;
}

/** A node has no index of the transactions of an address, so only this many blocks are read. */
export const SCANNED_BLOCKS = 50;

/**
 * The transfers of the native coin from or to an address in the last {@link SCANNED_BLOCKS} blocks, newest first.
 *
 * @throws Error when no node answers
 */
export async function readRecentTransfers(nodes: readonly string[], address: string): Promise<Transfer[]> {
  const latest = await askNodes(nodes, [{ method: 'eth_blockNumber', params: [] }], ([result]) => toBigInt(result));
  const numbers = Array.from({ length: SCANNED_BLOCKS }, (_, back) => latest - BigInt(back)).filter((one) => one >= 0n);
  const calls = numbers.map((number) => ({
    method: 'eth_getBlockByNumber',
    params: [`0x${number.toString(16)}`, true],
  }));
  const own = address.toLowerCase();
  return askNodes(nodes, calls, (blocks) =>
    blocks.flatMap((block) => readBlock(block)).filter(({ from, to }) => from === own || to === own),
  );
}

interface Block {
  timestamp?: unknown;
  transactions?: unknown;
}

function readBlock(result: unknown): Transfer[] {
  const { timestamp, transactions } = (result ?? {}) as Block;
  if (!Array.isArray(transactions)) throw new Error('The node returned a block without transactions.');
  const at = new Date(Number(timestamp) * 1_000).toISOString();
  return (transactions as Record<string, unknown>[]).flatMap(({ hash, from, to, value, nonce }) => {
    const wei = toBigInt(value);
    if (wei === 0n || typeof to !== 'string') return [];
    return [
      {
        hash: String(hash),
        from: String(from).toLowerCase(),
        to: to.toLowerCase(),
        value: wei,
        nonce: Number(nonce),
        at,
      },
    ];
  });
}
