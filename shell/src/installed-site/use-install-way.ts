import { INSTALL_PROMPT } from '@xana/contracts/install-prompt';
import { useSyncExternalStore } from 'react';
import { isInstalled } from './is-installed.ts';

/** The event of browsers that can install the site when the page asks (https://wicg.github.io/manifest-incubations/). */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** `prompt`: the browser asks. `share`: on iOS, people add the site themselves. Null: the site is installed, or cannot be here. */
type InstallWay = 'prompt' | 'share' | null;

const isPrompt = (value: unknown): value is InstallPrompt => value instanceof Event && 'prompt' in value;

function currentPrompt(): InstallPrompt | null {
  const prompt: unknown = Reflect.get(window, INSTALL_PROMPT);
  return isPrompt(prompt) ? prompt : null;
}

/** `standalone` exists on iOS alone. Browsers inside of other apps, which do not call themselves Safari, cannot add a site. */
const canShareToHomeScreen = (): boolean => 'standalone' in navigator && / Safari\//.test(navigator.userAgent);

function readWay(): InstallWay {
  if (isInstalled(window)) return null;
  if (currentPrompt()) return 'prompt';
  return canShareToHomeScreen() ? 'share' : null;
}

const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function deletePrompt(): void {
  Reflect.deleteProperty(window, INSTALL_PROMPT);
  notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // The inline script of the page has kept the event before it comes here.
    addEventListener('beforeinstallprompt', notify);
    addEventListener('appinstalled', deletePrompt);
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How this browser installs the site. */
export const useInstallWay = (): InstallWay => useSyncExternalStore(subscribe, readWay);

/** Lets the browser ask. It does so once for each event, and sends another one later when the answer was no. */
export async function promptInstall(): Promise<void> {
  const prompt = currentPrompt();
  deletePrompt();
  await prompt?.prompt();
}
