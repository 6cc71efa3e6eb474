import { checkOverrideUrl, type DeveloperPage } from '@xana/contracts/releases/developer-page';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { Dialog } from '@xana/ui-kit/dialog';
import { type FormEvent, useState } from 'react';
import type { DeveloperRemote } from './apply-overrides.ts';
import * as css from './developer-panel.module.css';
import { overrideLocation } from './override-location.ts';
import { useText } from './phrases/phrases.ts';
import { RemoteRow } from './remote-row.tsx';
import { useRemoteStates } from './use-remote-states.ts';

interface DeveloperPanelProps {
  page: DeveloperPage;
  remotes: readonly DeveloperRemote[];
  onClose(): void;
}

/** Lists all remotes with their release, source and state, and reloads the page with other overrides. */
export function DeveloperPanel({ page, remotes, onClose }: DeveloperPanelProps) {
  const t = useText();
  const stateOf = useRemoteStates();
  const [urls, setUrls] = useState(() => urlsOf(remotes));
  const [isChecked, setIsChecked] = useState(false);
  const errorOf = (name: string) => {
    const url = urls[name]?.trim();
    if (!url) return undefined;
    const code = checkOverrideUrl(url, page.overrideOrigins);
    return code ? t(`problem.${code}`, { name, url }) : undefined;
  };
  const reload = (overrides: Record<string, string>) => location.assign(overrideLocation(location.href, overrides));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (remotes.some(({ name }) => errorOf(name))) return;
    reload(Object.fromEntries(Object.entries(urls).flatMap(([name, url]) => (url.trim() ? [[name, url.trim()]] : []))));
  };
  return (
    <Dialog title={t('panel.title')} closeLabel={t('panel.close')} onClose={onClose} size="large">
      <form className={css.form} onSubmit={submit} noValidate>
        <div className={css.note}>
          <p>{t('panel.text')}</p>
          <p>{t('panel.hint')}</p>
          <p>{t('panel.origins', { origins: [...page.overrideOrigins].sort().join(', ') })}</p>
        </div>
        <ul className={css.list}>
          {[...remotes].sort(overriddenFirst).map((remote) => (
            <RemoteRow
              key={remote.name}
              remote={remote}
              state={stateOf(remote.name)}
              url={urls[remote.name] ?? ''}
              error={isChecked ? errorOf(remote.name) : undefined}
              onChange={(url) => setUrls({ ...urls, [remote.name]: url })}
            />
          ))}
        </ul>
        <div className={css.actions}>
          <Button variant="primary" type="submit">
            {t('panel.apply')}
          </Button>
          {page.overrides.length > 0 && <Button onClick={() => reload({})}>{t('panel.removeAll')}</Button>}
          <a className={buttonClass({ variant: 'quiet' })} href="/developer">
            {t('panel.end')}
          </a>
        </div>
      </form>
    </Dialog>
  );
}

const urlsOf = (remotes: readonly DeveloperRemote[]): Record<string, string> =>
  Object.fromEntries(remotes.map(({ name, override }) => [name, override ?? '']));

const overriddenFirst = (one: DeveloperRemote, other: DeveloperRemote): number =>
  Number(other.override !== null) - Number(one.override !== null);
