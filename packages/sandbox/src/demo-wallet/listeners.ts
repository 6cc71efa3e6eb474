export type Listener = (value: unknown) => void;

/** The events of an EIP-1193 provider. */
export function createListeners() {
  const byEvent = new Map<string, Set<Listener>>();
  return {
    add(event: string, listener: Listener): void {
      byEvent.set(event, (byEvent.get(event) ?? new Set()).add(listener));
    },
    remove(event: string, listener: Listener): void {
      byEvent.get(event)?.delete(listener);
    },
    emit(event: string, value: unknown): void {
      for (const listener of byEvent.get(event) ?? []) listener(value);
    },
  };
}
