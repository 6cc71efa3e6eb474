import type { saveUserNonce as contract } from '@xana/contracts/http/auth/save-user-nonce';
import type { Handler } from '../../http/handler.ts';
import { createLoginNonce } from './login-nonces.ts';
import { checksummed } from './signed-login.ts';

export const saveUserNonce: Handler<typeof contract> = async ({ input, database, config }) =>
  createLoginNonce(database, config, {
    address: checksummed(input.walletAddress),
    chainId: input.chainId ?? config.chain.id,
  });
