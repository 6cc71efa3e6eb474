import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Wallet } from 'ethers';

/**
 * The key of each email address, derived from one secret: the same email gets the same wallet after a restart.
 *
 * The result takes the number of the wallet: a service gives the same person another one when its project changes.
 *
 * @param file where the secret is kept; without a file it is forgotten
 */
export function createEmailKeys(file: string | undefined) {
  const secret = readSecret(file);
  return (email: string, wallet = 0): { address: string; privateKey: string } => {
    const name = wallet === 0 ? email : `${email} ${wallet}`;
    const privateKey = `0x${createHmac('sha256', secret).update(name).digest('hex')}`;
    return { address: new Wallet(privateKey).address, privateKey };
  };
}

function readSecret(file: string | undefined): Buffer {
  if (file && existsSync(file)) return Buffer.from(readFileSync(file, 'utf8'), 'hex');
  const made = randomBytes(32);
  if (file) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, made.toString('hex'), { mode: 0o600 });
  }
  return made;
}
