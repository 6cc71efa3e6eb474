import type { PlatformConfig } from '../config/platform-config.ts';

/**
 * Keys of access and refresh tokens: the first one signs, all of them verify. There are two while the secret is rotated: instances
 * that are not replaced yet issue tokens with the other one (decisions/0115).
 */
export type TokenKeys = readonly [signing: Uint8Array, ...accepted: Uint8Array[]];

export const tokenKeysOf = ({
  accessTokenSecret,
  acceptedTokenSecret,
}: Pick<PlatformConfig, 'accessTokenSecret' | 'acceptedTokenSecret'>): TokenKeys =>
  acceptedTokenSecret ? [accessTokenSecret, acceptedTokenSecret] : [accessTokenSecret];
