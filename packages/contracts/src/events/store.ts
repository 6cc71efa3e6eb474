import * as z from '@xana/contracts/schema';
import { defineEvent } from './event.ts';

export const balanceChanged = defineEvent({
  name: 'store:balanceChanged',
  major: 1,
  payload: z.object({ currency: z.enum(['XENY', 'XETA']) }),
  crossTab: true,
});
