/** Hash of block 0 of the local chain: the same on every machine, because its chain id, time and accounts are. */
export const SANDBOX_GENESIS = '0xc56b8342e33b57477139f45874ae699b6fe1ca1a65d089b78c34dabc3206e07b';
