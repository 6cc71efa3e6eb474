import * as z from '@xana/contracts/schema';
import { createStored } from '@xana/remote-kit/stored';

/** The members who have hidden their first steps in this browser, the newest first. */
export const dismissedSteps = createStored('dismissedFirstSteps', { schema: z.array(z.number()), empty: [] });

const MAX_MEMBERS = 10;

export function dismissSteps(memberId: number): void {
  const others = dismissedSteps.read().filter((id) => id !== memberId);
  dismissedSteps.write([memberId, ...others].slice(0, MAX_MEMBERS));
}
