import { useNavigate, useSearchParams } from '@xana/remote-kit';
import { Tabs } from '@xana/ui-kit/tabs';
import { VisuallyHidden } from '@xana/ui-kit/visually-hidden';
import type { ReactNode } from 'react';
import { useText } from '../../phrases/phrases.ts';
import { AvatarResults } from './avatar-results.tsx';
import { EventResults } from './event-results.tsx';
import { type ExploreFilter, readExploreFilter, TABS, writeExploreFilter } from './explore-filter.ts';
import * as css from './explore-screen.module.css';
import { SpaceResults } from './space-results.tsx';

/** Everything that there is, by kind, tag and order; the choice is in the address. */
export function ExploreScreen() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const explored = readExploreFilter(query);
  const choose = (change: Partial<ExploreFilter>) => {
    void navigate({ search: writeExploreFilter({ ...explored, ...change }) }, { replace: true });
  };
  const spaces = (kind: 'space' | 'game') => <SpaceResults kind={kind} explored={explored} onChoose={choose} />;
  const contents = {
    spaces: spaces('space'),
    events: <EventResults />,
    games: spaces('game'),
    avatars: <AvatarResults />,
  };
  return (
    <div className={css.explore}>
      <header className={css.head}>
        <h1 className={css.title}>{t('explore.title')}</h1>
        <p className={css.text}>{t('explore.text')}</p>
      </header>
      <Tabs
        label={t('explore.kinds')}
        chosen={explored.tab}
        onChoose={(tab) => choose({ tab })}
        tabs={TABS.map((id) => {
          const name = t(`explore.tab.${id}`);
          return { id, name, content: <Results title={name}>{contents[id]}</Results> };
        })}
      />
    </div>
  );
}

/** The tab says to the eye what the heading says to who goes from heading to heading: the cards' own stand below it. */
function Results({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      {children}
    </>
  );
}
