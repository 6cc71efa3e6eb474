import { useEffect, useRef, useState } from 'react';
import { useLazyModule } from '../use-lazy-module.ts';
import * as css from './lazy-settings.module.css';

/** The settings are loaded after this time, even if the user neither scrolls nor moves the focus to them. */
const LOAD_DELAY_MS = 10_000;
const loadSettings = () => import('./settings/settings.tsx');

/** Loads the settings when they come into view: on a phone they are in a closed drawer. */
export function LazySettings() {
  const element = useRef<HTMLDivElement>(null);
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    const load = () => setIsNeeded(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load());
    if (element.current) observer.observe(element.current);
    const sidebar = element.current?.parentElement;
    sidebar?.addEventListener('focusin', load);
    const timer = setTimeout(load, LOAD_DELAY_MS);
    return () => {
      observer.disconnect();
      sidebar?.removeEventListener('focusin', load);
      clearTimeout(timer);
    };
  }, []);
  const loaded = useLazyModule(loadSettings, isNeeded);
  return (
    <div className={css.settings} ref={element}>
      {loaded && <loaded.Settings />}
    </div>
  );
}
