import { checkOverrideUrl, type DeveloperPage } from '@xana/contracts/releases/developer-page';
import { useForm } from '@xana/remote-kit/form';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { Dialog } from '@xana/ui-kit/dialog';
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
  const reload = (overrides: Record<string, string>) => location.assign(overrideLocation(location.href, overrides));
  const form = useForm({
    initial: () => urlsOf(remotes),
    check: (urls) =>
      Object.fromEntries(
        Object.entries(urls).map(([name, url]) => [
          name,
          url.trim() && checkOverrideUrl(url.trim(), page.overrideOrigins),
        ]),
      ),
    isCheckedWhenLeft: true,
    onSubmit: (urls) =>
      reload(
        Object.fromEntries(Object.entries(urls).flatMap(([name, url]) => (url.trim() ? [[name, url.trim()]] : []))),
      ),
  });
  const errorOf = (name: string) => {
    const problem = form.problemOf(name);
    return problem && problem !== 'SHOWN' ? t(`problem.${problem}`, { name, url: form.values[name] ?? '' }) : undefined;
  };
  return (
    <Dialog title={t('panel.title')} closeLabel={t('panel.close')} onClose={onClose} size="large">
      <form className={css.form} {...form.props}>
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
              field={{ ...form.field(remote.name), error: errorOf(remote.name) }}
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
