import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';

export const ALGORITHM = 'ES256';

/** The private key of the stand-in, as a JWK with `kid`. It also derives the wallets. */
export type SigningKey = JWK & { d: string; kid: string };

/** @param file where the key is stored, so that tokens and wallets outlive a restart; without a file it is lost */
export async function readSigningKey(file: string | undefined): Promise<SigningKey> {
  const stored = file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JWK) : await createKey();
  if (file && !existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(stored), { mode: 0o600 });
  }
  if (!stored.d) throw new Error(`${file} must contain a private JWK.`);
  return { ...stored, d: stored.d, kid: 'sandbox', alg: ALGORITHM, use: 'sig' };
}

export async function signToken(key: SigningKey, claims: JWTPayload, lifetime: string): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid })
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await importJWK(key, ALGORITHM));
}

async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  return exportJWK(privateKey);
}
