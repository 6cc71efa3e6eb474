import type { DeveloperPage } from '@xana/contracts/releases/developer-page';
import { useState } from 'react';
import type { DeveloperRemote } from './apply-overrides.ts';
import * as css from './developer-bar.module.css';
import { DeveloperPanel } from './developer-panel.tsx';
import { overrideLocation } from './override-location.ts';
import { useText } from './phrases/phrases.ts';

/** The banner of a developer page: which remotes are overridden, what went wrong, and the panel. */
export function DeveloperBar({ page, remotes }: { page: DeveloperPage; remotes: readonly DeveloperRemote[] }) {
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  const sources = page.overrides.map(({ name, url }) => t('bar.source', { name, origin: new URL(url).origin }));
  const problems = [
    ...page.problems.map(({ code, ...values }) => t(`problem.${code}`, values)),
    ...remotes.flatMap(({ name, override, failure }) =>
      failure ? [t('problem.MANIFEST', { name, url: override ?? '', reason: failure })] : [],
    ),
  ];
  return (
    <aside className={css.bar} aria-label={t('bar.label')}>
      <div className={css.line}>
        <p className={css.text}>
          {sources.length > 0 ? t('bar.override', { overrides: sources.join(', ') }) : t('bar.none')}
        </p>
        <div className={css.actions}>
          <button type="button" className={css.action} onClick={() => setIsOpen(true)}>
            {t('bar.remotes')}
          </button>
          <button
            type="button"
            className={css.action}
            onClick={() => location.assign(overrideLocation(location.href, {}))}
          >
            {t('bar.remove')}
          </button>
        </div>
      </div>
      {problems.length > 0 && (
        <ul className={css.problems} role="alert">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {isOpen && <DeveloperPanel page={page} remotes={remotes} onClose={() => setIsOpen(false)} />}
    </aside>
  );
}
