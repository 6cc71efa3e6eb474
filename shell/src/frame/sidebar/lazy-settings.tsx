import { useIsPageInUse } from '@xana/remote-kit';
import { useMember } from '@xana/session/react';
import { useLazyModule } from '../use-lazy-module.ts';
import * as css from './lazy-settings.module.css';

const loadSettings = () => import('./settings/settings.tsx');

/** Visitors, whose first load has a budget, load the settings with the first use of the page. Their height is reserved. */
export function LazySettings() {
  const isMember = useMember() !== null;
  const isNeeded = useIsPageInUse() || isMember;
  const loaded = useLazyModule(loadSettings, isNeeded);
  return <div className={css.settings}>{loaded && <loaded.Settings />}</div>;
}
