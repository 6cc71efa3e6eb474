import * as z from '@xana/contracts/schema';
import { STORAGE_KEYS } from '@xana/contracts/storage-keys';
import type { SentTransaction, TransactionState } from './gateway/xeta-gateway.ts';

/** `open` until the chain has confirmed the transfer, or cannot any more. */
type Outcome = 'open' | 'done' | 'failed' | 'replaced' | 'dropped' | 'untraced';

export interface SentTransfer extends SentTransaction {
  id: string;
  /** The name of a recipient who was chosen as a member. */
  name: string | null;
  outcome: Outcome;
  confirmations: number;
  /** The member has closed the message about it. */
  isSeen: boolean;
}

/** A transfer is done with this many blocks, its own among them. */
export const CONFIRMATIONS = 3;
/** The oldest are dropped: XANAChain's explorer has all of them. */
const MAX_STORED = 30;
const { key } = STORAGE_KEYS.sentTransfers;

const digits = z.string().check(z.regex(/^[0-9]{1,78}$/));
const stored = z.array(
  z.object({
    id: z.string(),
    hash: z.nullable(z.string()),
    from: z.string(),
    to: z.string(),
    wei: digits,
    nonce: z.int(),
    sentAt: z.number(),
    name: z.nullable(z.string()),
    outcome: z.enum(['open', 'done', 'failed', 'replaced', 'dropped', 'untraced']),
    confirmations: z.int(),
    isSeen: z.boolean(),
  }),
);

const listeners = new Set<() => void>();
let memory: readonly SentTransfer[] = [];
let text: string | null = null;

/** Transfers that this browser sent, newest first. The same array until one of them changes, in any tab. */
export function sentTransfers(): readonly SentTransfer[] {
  const current = attempt(() => localStorage.getItem(key)) ?? null;
  // A full or blocked storage: the page still knows its own.
  if (current === text || (current === null && memory.length > 0 && text === '')) return memory;
  text = current;
  memory = parse(current);
  return memory;
}

export function subscribeSentTransfers(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function addTransfer(transfer: Omit<SentTransfer, 'outcome' | 'confirmations' | 'isSeen'>): void {
  const added: SentTransfer = { ...transfer, outcome: 'open', confirmations: 0, isSeen: false };
  write([added, ...sentTransfers()].slice(0, MAX_STORED));
}

export function changeTransfer(id: string, change: Partial<SentTransfer>): void {
  write(sentTransfers().map((each) => (each.id === id ? { ...each, ...change } : each)));
}

/** The wallet refused: nothing was sent. */
export function removeTransfer(id: string): void {
  write(sentTransfers().filter((each) => each.id !== id));
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

function write(transfers: readonly SentTransfer[]): void {
  const next = JSON.stringify(transfers.map((each) => ({ ...each, wei: String(each.wei) })));
  const isKept = attempt(() => {
    localStorage.setItem(key, next);
    return true;
  });
  text = isKept ? next : '';
  memory = transfers;
  for (const listener of listeners) listener();
}

function parse(json: string | null): readonly SentTransfer[] {
  const values = attempt(() => stored.parse(JSON.parse(json ?? '[]'))) ?? [];
  return values.map((each) => ({ ...each, wei: BigInt(each.wei) }));
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
