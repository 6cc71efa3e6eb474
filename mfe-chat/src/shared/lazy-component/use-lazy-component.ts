import { importWithPhrases } from '@xana/i18n';
import { useErrorToast } from '@xana/remote-kit';
import { type ComponentType, useState } from 'react';

/**
 * Loads a component at the click that needs it first. Until then, and after a failure, which is shown in a toast, it is null.
 *
 * @returns the component and how to load it
 */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const showError = useErrorToast();
  const request = () => {
    if (!Component) importWithPhrases(load).then((loaded) => setComponent(() => loaded), showError);
  };
  return [Component, request] as const;
}
