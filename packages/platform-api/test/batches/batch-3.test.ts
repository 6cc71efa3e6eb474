import { describeBatch } from './test-batch.ts';

describeBatch(3);
