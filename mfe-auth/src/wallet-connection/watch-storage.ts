/**
 * Tells changes that another tab wrote to storage from changes of this tab. The session adopts the former while their storage
 * event is dispatched; a capturing listener of the window runs before the session's.
 */
export function watchStorage(page: Window): { isOtherTab(): boolean; stop(): void } {
  let isDispatching = false;
  const onStorage = () => {
    isDispatching = true;
    page.setTimeout(() => {
      isDispatching = false;
    });
  };
  page.addEventListener('storage', onStorage, { capture: true });
  return {
    isOtherTab: () => isDispatching,
    stop: () => page.removeEventListener('storage', onStorage, { capture: true }),
  };
}
