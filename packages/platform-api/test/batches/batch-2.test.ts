import { describeBatch } from './test-batch.ts';

describeBatch(2);
