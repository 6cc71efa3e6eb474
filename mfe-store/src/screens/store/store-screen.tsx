import { useNavigate, useSearchParams } from '@xana/remote-kit';
import { useText } from '../../phrases/phrases.ts';
import { StoreBar } from './store-bar.tsx';
import { STORE_TABS, StoreContent } from './store-content.tsx';
import * as css from './store-screen.module.css';
import { useStoreActions } from './use-store-actions.ts';

/** `/store?tab=subscription`: the store as a page. From the balances it opens as a dialog. */
export function StoreScreen() {
  const t = useText();
  const actions = useStoreActions();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const tab = STORE_TABS.find((each) => each === query.get('tab')) ?? 'all';
  return (
    <div className={css.store}>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{t('store.title')}</h1>
          <p className={css.text}>{t('store.text')}</p>
        </div>
        <StoreBar actions={actions} />
      </header>
      <StoreContent
        tab={tab}
        actions={actions}
        onTab={(next) => navigate({ search: next === 'all' ? '' : `tab=${next}` }, { replace: true })}
      />
    </div>
  );
}
