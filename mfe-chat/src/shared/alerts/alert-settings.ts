import * as z from '@xana/contracts/schema';
import { STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { useSyncExternalStore } from 'react';

const { key } = STORAGE_KEYS.chatAlerts;
const alertSettings = z.object({ hasSound: z.boolean(), showsDesktop: z.boolean() });

/** How this browser alerts the member of new messages. */
export type AlertSettings = z.output<typeof alertSettings>;

const OFF: AlertSettings = { hasSound: false, showsDesktop: false };
const listeners = new Set<() => void>();
let known: { text: string | null; settings: AlertSettings } | null = null;

/** All off until the member switches them on, and without a storage. The same object until they change. */
export function readAlertSettings(): AlertSettings {
  const text = readText();
  if (known?.text !== text) known = { text, settings: parse(text) };
  return known.settings;
}

export function storeAlertSettings(change: Partial<AlertSettings>): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...readAlertSettings(), ...change }));
  } catch {
    // Without a storage nothing can be switched on.
  }
  for (const listener of [...listeners]) listener();
}

export const useAlertSettings = (): AlertSettings => useSyncExternalStore(subscribe, readAlertSettings);

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): AlertSettings {
  try {
    return alertSettings.parse(JSON.parse(text ?? ''));
  } catch {
    return OFF;
  }
}
