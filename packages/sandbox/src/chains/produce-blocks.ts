import type { ChainNode } from './chain-node.ts';

const INTERVAL_MS = 1_000;
/** Of transfers, so that each one gets its confirmations. */
const EMPTY_BLOCKS = 2;

interface Block {
  transactions: unknown[];
}

/**
 * The local node makes a block only for a transaction. This adds the blocks that follow on a chain with other users, one each
 * second, and rests when the newest blocks are empty.
 *
 * @returns a function that ends it
 */
export function produceBlocks({ ask }: Pick<ChainNode, 'ask'>): () => void {
  const timer = setInterval(() => void next().catch(() => undefined), INTERVAL_MS);
  timer.unref();

  async function next(): Promise<void> {
    const newest = Number(await ask('eth_blockNumber', []));
    const numbers = Array.from({ length: EMPTY_BLOCKS }, (_, back) => newest - back).filter((number) => number > 0);
    const blocks = await Promise.all(
      numbers.map((number) => ask('eth_getBlockByNumber', [`0x${number.toString(16)}`, false]) as Promise<Block>),
    );
    if (blocks.some(({ transactions }) => transactions.length > 0)) await ask('evm_mine', []);
  }

  return () => clearInterval(timer);
}
