import * as z from 'zod/mini';
import { defineEvent } from './event.ts';

export const balanceChanged = defineEvent({
  name: 'store:balanceChanged',
  major: 1,
  payload: z.object({ currency: z.enum(['XENY', 'XETA']) }),
  crossTab: true,
});
