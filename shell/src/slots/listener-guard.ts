import { readCallingRelease } from './read-caller.ts';

/**
 * Removes the event listeners that a faulty release left on window and document. Each listener that code of a release adds gets
 * an abort signal of the release in addition to its own. Listeners of the shell and of libraries that it shares are untouched.
 *
 * Timers cannot be attributed in this way without a stack trace for each of them: modules clear theirs when the signal of their
 * mount context aborts.
 */
export function guardListeners(targets: readonly EventTarget[], readRelease = readCallingRelease) {
  const controllers = new Map<string, AbortController>();
  const signalOf = (release: string): AbortSignal => {
    const controller = controllers.get(release) ?? new AbortController();
    controllers.set(release, controller);
    return controller.signal;
  };
  for (const target of targets) {
    const add = target.addEventListener;
    Object.defineProperty(target, 'addEventListener', {
      configurable: true,
      value(
        this: EventTarget | undefined,
        type: string,
        listener: EventListener | null,
        options?: AddEventListenerOptions | boolean,
      ) {
        const release = readRelease(new Error().stack);
        if (!release) return add.call(this ?? target, type, listener, options);
        const own = typeof options === 'object' ? options : { capture: options === true };
        const signal = AbortSignal.any([signalOf(release), ...(own?.signal ? [own.signal] : [])]);
        add.call(this ?? target, type, listener, { ...own, signal });
      },
    });
  }
  return {
    /** Called when no module of the release is mounted and none will be. */
    remove(release: string): void {
      controllers.get(release)?.abort();
      controllers.delete(release);
    },
  };
}
