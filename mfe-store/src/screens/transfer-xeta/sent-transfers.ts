import * as z from '@xana/contracts/schema';
import { createStored, validRows } from '@xana/remote-kit/stored';
import type { TransactionState } from './gateway/xeta-gateway.ts';

/** A transfer is done with this many blocks, its own among them. */
export const CONFIRMATIONS = 3;
/** The oldest are dropped: XANAChain's explorer has all of them. */
const MAX_STORED = 30;

const digits = z.string().check(z.regex(/^[0-9]{1,78}$/));
const sentTransfer = z.object({
  id: z.string(),
  hash: z.nullable(z.string()),
  from: z.string(),
  to: z.string(),
  wei: z.pipe(
    digits,
    z.transform((text: string) => BigInt(text)),
  ),
  nonce: z.int(),
  sentAt: z.number(),
  /** The name of a recipient who was chosen as a member. */
  name: z.nullable(z.string()),
  /** `open` until the chain has confirmed the transfer, or cannot any more. */
  outcome: z.enum(['open', 'done', 'failed', 'replaced', 'dropped', 'untraced']),
  confirmations: z.int(),
  /** The member has closed the message about it. */
  isSeen: z.boolean(),
});

export type SentTransfer = z.output<typeof sentTransfer>;

const stored = createStored('sentTransfers', { schema: validRows(sentTransfer), empty: [], isKeptInPage: true });

/** Transfers that this browser sent, newest first. The same array until one of them changes, in any tab. */
export const sentTransfers = (): readonly SentTransfer[] => stored.read();

export const subscribeSentTransfers = stored.subscribe;

export function addTransfer(transfer: Omit<SentTransfer, 'outcome' | 'confirmations' | 'isSeen'>): void {
  const added: SentTransfer = { ...transfer, outcome: 'open', confirmations: 0, isSeen: false };
  stored.write([added, ...sentTransfers()].slice(0, MAX_STORED));
}

export function changeTransfer(id: string, change: Partial<SentTransfer>): void {
  stored.write(sentTransfers().map((each) => (each.id === id ? { ...each, ...change } : each)));
}

/** The wallet refused: nothing was sent. */
export function removeTransfer(id: string): void {
  stored.write(sentTransfers().filter((each) => each.id !== id));
}

/**
 * What the state of a transaction means for its transfer. A transaction belongs to one transfer: one with the same nonce, recipient and
 * amount was a second try.
 *
 * @param others the other transfers of this browser
 */
export function toChange(state: TransactionState, others: readonly SentTransfer[] = []): Partial<SentTransfer> {
  if ('hash' in state && others.some(({ hash }) => hash === state.hash)) return { outcome: 'replaced' };
  switch (state.status) {
    case 'pending':
      return {};
    case 'replaced':
    case 'dropped':
    case 'untraced':
      return { outcome: state.status };
    case 'failed':
      return { outcome: 'failed', hash: state.hash, confirmations: state.confirmations };
    case 'included':
      return {
        outcome: state.confirmations >= CONFIRMATIONS ? 'done' : 'open',
        hash: state.hash,
        confirmations: state.confirmations,
      };
  }
}
