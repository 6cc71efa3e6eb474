import { useSession } from '@xana/session/react';
import { useCallback } from 'react';
import { useLazyModule } from '../frame/use-lazy-module.ts';
import { installPhrases } from './phrases/phrases.ts';
import { useInstallWay } from './use-install-way.ts';

/** Offers to install the site where that is possible. Elsewhere its code does not load. */
export function LazyInstall() {
  const way = useInstallWay();
  const session = useSession();
  const load = useCallback(async () => {
    await installPhrases.load(session.locale());
    return import('./install-button.tsx');
  }, [session]);
  const loaded = useLazyModule(load, way !== null);
  return way && loaded && <loaded.InstallButton way={way} />;
}
