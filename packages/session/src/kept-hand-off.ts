import type { SafeStorage } from './safe-storage.ts';
import type { HandOff } from './session-types.ts';

const HAND_OFF_NAMES = ['builderLoginHash', 'deviceId', 'comingFor', 'loginFor'] as const;

/** Kept until the login that it came for, or the next logout. */
export function keepHandOff(storage: SafeStorage, handOff: HandOff) {
  for (const name of HAND_OFF_NAMES) {
    const value = handOff[name];
    if (value) storage.write(name, value);
  }
}

export function forgetHandOff(storage: SafeStorage) {
  for (const name of HAND_OFF_NAMES) storage.remove(name);
}

export function readHandOff(storage: SafeStorage): HandOff {
  return Object.fromEntries(HAND_OFF_NAMES.map((name) => [name, storage.read(name) ?? undefined]));
}
