import type { PageContribution } from '@xana/contracts/remotes/contribution-kinds';
import { Link } from '@xana/remote-kit';
import { useLocale, useSession, useSessionState } from '@xana/session/react';
import { Button, buttonClass } from '@xana/ui-kit/button';
import { useEffect, useRef } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useText } from '../phrases/phrases.ts';
import type { Contributed } from '../slots/composition.ts';
import { useComposition } from '../slots/composition.ts';
import { RemoteModule } from '../slots/remote-module.tsx';
import * as css from './current-page.module.css';

const PAGE_HEIGHT = 480;

/** The page that a remote contributes for the current address, or the not-found page. */
export function CurrentPage() {
  const { pathname } = useLocation();
  const locale = useLocale();
  const found = usePage();
  const main = useRef<HTMLElement>(null);
  const t = useText();
  const title = found ? found.contribution.title[locale] : t('page.notFoundTitle');
  useEffect(() => {
    document.title = `${title} · XANA`;
  }, [title]);
  useFocusOnArrival(main, pathname);
  return (
    <main className={css.page} id="content" ref={main} tabIndex={-1}>
      {found ? (
        <ContributedPage found={found} key={found.sources.remote.name + found.contribution.module} />
      ) : (
        <NotFound />
      )}
    </main>
  );
}

export function usePage(): Contributed<PageContribution> | undefined {
  const { pathname } = useLocation();
  return useComposition().pages.find(({ contribution }) => matchPath(contribution.path, pathname));
}

/** Moves the focus to the start of a new page, from where keyboard and screen reader continue. */
function useFocusOnArrival(main: { current: HTMLElement | null }, pathname: string) {
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}

/** No remote renders this page: the frame does not wait for one. */
function useNoModule(): void {
  const { pageFirst } = useComposition().options;
  useEffect(() => pageFirst?.end(), [pageFirst]);
}

function ContributedPage({ found: { sources, contribution } }: { found: Contributed<PageContribution> }) {
  const locale = useLocale();
  const { status } = useSessionState();
  if (contribution.login === 'required' && status === 'visitor') return <LoginRequired />;
  return (
    <RemoteModule
      sources={sources}
      module={contribution.module}
      slot="page"
      label={contribution.title[locale]}
      height={PAGE_HEIGHT}
    />
  );
}

function LoginRequired() {
  const t = useText();
  useNoModule();
  const session = useSession();
  useEffect(() => {
    session.requireLogin();
  }, [session]);
  return (
    <div className={css.notice}>
      <h1>{t('page.loginTitle')}</h1>
      <p>{t('page.loginText')}</p>
      <Button variant="primary" onClick={() => session.requireLogin()}>
        {t('page.login')}
      </Button>
    </div>
  );
}

function NotFound() {
  useNoModule();
  const t = useText();
  return (
    <div className={css.notice}>
      <p className={css.code}>404</p>
      <h1>{t('page.notFoundTitle')}</h1>
      <p>{t('page.notFoundText')}</p>
      <Link to="/" className={buttonClass({ variant: 'primary' })}>
        {t('page.toHome')}
      </Link>
    </div>
  );
}
