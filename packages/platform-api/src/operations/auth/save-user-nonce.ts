import type { saveUserNonce as contract } from '@xana/contracts/http/auth/save-user-nonce';
import type { Handler } from '../../http/handler.ts';
import { createLoginNonce } from './login-nonces.ts';
import { readSessionKey } from './proofs/read-session-key.ts';
import { checksummed } from './signed-login.ts';

export const saveUserNonce: Handler<typeof contract> = async (call) => {
  const { input, database, config } = call;
  const thumbprint = await readSessionKey(call);
  const chainId = input.chainId ?? config.chain.id;
  return createLoginNonce(database, config, { address: checksummed(input.walletAddress), chainId, thumbprint });
};
