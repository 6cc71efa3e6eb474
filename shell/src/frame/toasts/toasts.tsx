import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';
import type { ToastMessage, ToastRegion } from '@xana/ui-kit/toast';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

export interface Toast extends Omit<ToastMessage, 'id'> {
  /** The next page of this tab shows the message again. */
  survivesReload?: boolean;
}

/** The queue of toasts, to which the shell and the remotes add, and which one region shows. @param tabStorage `sessionStorage` */
export function createToasts(tabStorage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  const left = takeToast(tabStorage);
  let messages: readonly ToastMessage[] = left ? [{ ...left, id: 0 }] : [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly ToastMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  return {
    show({ survivesReload, ...toast }: Toast) {
      lastId += 1;
      // A full storage loses the message after the reload; it is shown before.
      if (survivesReload)
        attempt(() =>
          tabStorage?.setItem(TAB_STORAGE_KEYS.toast, JSON.stringify({ text: toast.text, tone: toast.tone })),
        );
      set([...messages, { ...toast, id: lastId }]);
    },
    remove: (id: number) => set(messages.filter((message) => message.id !== id)),
    current: () => messages,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function takeToast(storage: Parameters<typeof createToasts>[0]): Toast | null {
  return attempt(() => {
    const { text, tone } = JSON.parse(storage?.getItem(TAB_STORAGE_KEYS.toast) ?? '{}') as Partial<Toast>;
    storage?.removeItem(TAB_STORAGE_KEYS.toast);
    return typeof text === 'string' ? { text, tone: tone === 'danger' ? 'danger' : 'neutral' } : null;
  });
}

function attempt<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export function Toasts({ toasts }: { toasts: ReturnType<typeof createToasts> }) {
  const messages = useSyncExternalStore(toasts.subscribe, toasts.current);
  const [Region, setRegion] = useState<typeof ToastRegion | null>(null);
  const isNeeded = messages.length > 0;
  useEffect(() => {
    if (isNeeded) void import('@xana/ui-kit/toast').then((module) => setRegion(() => module.ToastRegion));
  }, [isNeeded]);
  const remove = useCallback((id: number) => toasts.remove(id), [toasts]);
  return Region && <Region messages={messages} onDone={remove} />;
}
