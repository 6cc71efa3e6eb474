import { QueryClientProvider } from '@tanstack/react-query';
import { useLanguage } from '@xana/i18n';
import { Button } from '@xana/ui-kit/button';
import { ErrorState } from '@xana/ui-kit/error-state';
import { Notice } from '@xana/ui-kit/notice';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useEffect, useState } from 'react';
import { BrowserRouter, NavLink, Route, Routes } from 'react-router-dom';
import { AccessScreen } from '../access/access-screen.tsx';
import { CompareScreen } from '../compare/compare-screen.tsx';
import { HistoryScreen } from '../history/history-screen.tsx';
import { MicrofrontendScreen } from '../microfrontend/microfrontend-screen.tsx';
import { NowScreen } from '../now/now-screen.tsx';
import { phrases } from '../phrases/phrases.ts';
import { ServerError } from '../server/desk-client.ts';
import { queryClient, useLiveChanges, useMe, useOverview } from '../server/use-desk-data.ts';
import { Account, LoginScreen, NoRoleScreen } from './account.tsx';
import * as css from './desk.module.css';
import { chooseLocale, chooseTheme, currentTheme, followTheme } from './preferences.ts';

export function Desk() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <Frame />
      </BrowserRouter>
    </QueryClientProvider>
  );
}

function Frame() {
  const text = phrases.useText();
  const me = useMe();
  const isMember = me.data?.isMember === true;
  const isLost = useLiveChanges(isMember);
  const { data } = useOverview(isMember);
  return (
    <div className={css.desk}>
      <header className={css.header}>
        <div className={css.name}>
          <h1>{text('title')}</h1>
          {data && (
            <p className={css.site}>
              <a href={data.site}>{new URL(data.site).host}</a> · {text('revision', { revision: data.revision })}
            </p>
          )}
        </div>
        <nav aria-label={text('views')} className={css.views} hidden={!isMember}>
          <NavLink to="/" end className={css.view}>
            {text('now')}
          </NavLink>
          <NavLink to="/history" className={css.view}>
            {text('history')}
          </NavLink>
          <NavLink to="/access" className={css.view}>
            {text('access')}
          </NavLink>
        </nav>
        <div className={css.settings}>
          {me.data && <Account me={me.data} />}
          <Preferences />
        </div>
      </header>
      <main className={css.main}>
        <Notice tone="warning" text={isLost && text('offline')} />
        <Notice
          tone="problem"
          text={data && data.problems.length > 0 && text('untrusted')}
          hint={data?.problems.join(' ') ?? ''}
        />
        <Content me={me} />
      </main>
    </div>
  );
}

function Content({ me: { data, error, refetch } }: { me: ReturnType<typeof useMe> }) {
  const text = phrases.useText();
  if (error instanceof ServerError && error.isLoggedOut) return <LoginScreen />;
  if (error && !data)
    return <ErrorState title={text('notLoaded')} retryLabel={text('retry')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} label={text('loading')} />;
  if (!data.isMember) return <NoRoleScreen me={data} />;
  return (
    <Routes>
      <Route path="/" element={<NowScreen />} />
      <Route path="/history" element={<HistoryScreen />} />
      <Route path="/access" element={<AccessScreen />} />
      <Route path="/microfrontends/:name" element={<MicrofrontendScreen />} />
      <Route path="/microfrontends/:name/compare" element={<CompareScreen />} />
    </Routes>
  );
}

function Preferences() {
  const text = phrases.useText();
  const locale = useLanguage();
  const [theme, setTheme] = useState(currentTheme);
  useEffect(() => followTheme(() => setTheme(currentTheme())), []);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <div className={css.preferences}>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          chooseTheme(other);
          setTheme(other);
        }}
      >
        {text(other)}
      </Button>
      <Button
        variant="quiet"
        size="small"
        lang={locale === 'ja' ? 'en' : 'ja'}
        onClick={() => void chooseLocale(locale === 'ja' ? 'en' : 'ja')}
      >
        {text('language')}
      </Button>
    </div>
  );
}
