import { Link, useNavigate, useSearchParams } from '@xana/remote-kit';
import { buttonClass } from '@xana/ui-kit/button';
import { HistoryContent } from './history-content.tsx';
import * as css from './history-screen.module.css';
import { HISTORY_TABS, queryOfTab } from './history-tabs.ts';
import { useText } from './phrases/phrases.ts';

/** `/store/history?tab=subscription`: the payment history as a page. From the store it opens as a dialog. */
export function HistoryScreen() {
  const t = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab = HISTORY_TABS.find((each) => each === query.get('tab')) ?? 'normal';
  return (
    <div className={css.history}>
      <header className={css.head}>
        <h1 className={css.title}>{t('title')}</h1>
        <Link className={buttonClass()} to="/store">
          {t('toStore')}
        </Link>
      </header>
      <HistoryContent tab={tab} onTab={(next) => navigate({ search: queryOfTab(next) }, { replace: true })} />
    </div>
  );
}
