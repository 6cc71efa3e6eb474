import { createHash, randomBytes } from 'node:crypto';

/** A random secret of 256 bits for one client; the database stores its hash alone. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
