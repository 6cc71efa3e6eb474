import { fromWei } from '@xana/wallet/amounts';

/** A millionth of a XETA. A fee has up to 18 decimals; a short limit is easier to compare. */
const STEP = 10n ** 12n;

/** An upper limit in XETA, rounded up, so that it stays one. */
export const atMost = (wei: bigint): string => fromWei(((wei + STEP - 1n) / STEP) * STEP);
