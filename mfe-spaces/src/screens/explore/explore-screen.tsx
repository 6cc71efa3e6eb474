import { useNavigate, useSearchParams } from '@xana/remote-kit';
import { Tabs } from '@xana/ui-kit/tabs';
import { useText } from '../../phrases/phrases.ts';
import { AvatarResults } from './avatar-results.tsx';
import { EventResults } from './event-results.tsx';
import * as css from './explore-screen.module.css';
import { type Explored, readExplored, TABS, writeExplored } from './explored.ts';
import { WorldResults } from './world-results.tsx';

/** Everything that there is, by kind, tag and order; the choice is in the address. */
export function ExploreScreen() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const explored = readExplored(query);
  const choose = (change: Partial<Explored>) => {
    navigate({ search: writeExplored({ ...explored, ...change }) }, { replace: true });
  };
  const worlds = (kind: 'space' | 'game') => <WorldResults kind={kind} explored={explored} onChoose={choose} />;
  const contents = {
    spaces: worlds('space'),
    events: <EventResults />,
    games: worlds('game'),
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
        tabs={TABS.map((id) => ({ id, name: t(`explore.tab.${id}`), content: contents[id] }))}
      />
    </div>
  );
}
