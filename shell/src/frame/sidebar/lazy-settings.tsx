import { useIsPageInUse } from '@xana/remote-kit';
import { useLazyModule } from '../use-lazy-module.ts';
import * as css from './lazy-settings.module.css';

const loadSettings = () => import('./settings/settings.tsx');

/** Loads the settings with the first use of the page: the first screen does not need them. Their height is reserved. */
export function LazySettings() {
  const loaded = useLazyModule(loadSettings, useIsPageInUse());
  return <div className={css.settings}>{loaded && <loaded.Settings />}</div>;
}
