import { usePaymentServer } from '../../src/operations/payments/test-payment-server.ts';
import { TEST_PUSH } from '../test-server.ts';

/** A platform that no test reaches a limit of. Without webhooks, so that every change comes from the tested request. */
export const useUnlimitedServer = () =>
  usePaymentServer(false, {
    push: TEST_PUSH,
    limits: { loginTriesPerMinute: 1_000_000, callsPerMinute: 10_000_000, memberFactor: 10_000 },
  });
