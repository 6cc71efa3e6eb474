import { Counter, type Metric } from 'prom-client';
import { ApiError } from '../../api-error.ts';

const cardEvents = new Counter({
  name: 'xana_card_events_total',
  help: 'Webhooks of the card provider. One that failed is sent again by the provider, and may then be repeated.',
  labelNames: ['outcome'],
  registers: [],
});
for (const outcome of ['handled', 'repeated', 'rejected', 'failed']) cardEvents.inc({ outcome }, 0);

const credits = new Counter({
  name: 'xana_xeny_credits_total',
  help: 'Credits of XENY that were paid for, by what was bought.',
  labelNames: ['source'],
  registers: [],
});

const creditedXeny = new Counter({
  name: 'xana_xeny_credited_total',
  help: 'XENY that were credited, by what was bought. Whole numbers.',
  labelNames: ['source'],
  registers: [],
});

const takenBackXeny = new Counter({
  name: 'xana_xeny_taken_back_total',
  help: 'XENY that were taken back after a refund or a dispute. Whole numbers.',
  registers: [],
});

for (const source of ['pack', 'plan']) {
  credits.inc({ source }, 0);
  creditedXeny.inc({ source }, 0);
}

export const paymentMetrics: readonly Metric[] = [cardEvents, credits, creditedXeny, takenBackXeny];

/** Counts a credit. Call it after the transaction that wrote it. @param xeny whole and above 0 */
export function countCredit(source: 'pack' | 'plan', xeny: number): void {
  credits.inc({ source });
  creditedXeny.inc({ source }, xeny);
}

/** @param xeny whole; below 0 when XENY were returned, which is not counted */
export function countTakenBack(xeny: number): void {
  if (xeny > 0) takenBackXeny.inc(xeny);
}

/** Counts a webhook by what became of it. @throws what `handle` throws */
export async function countCardEvent(handle: () => Promise<'handled' | 'repeated'>): Promise<void> {
  try {
    cardEvents.inc({ outcome: await handle() });
  } catch (error) {
    const isRejected = error instanceof ApiError && error.status < 500;
    cardEvents.inc({ outcome: isRejected ? 'rejected' : 'failed' });
    throw error;
  }
}
