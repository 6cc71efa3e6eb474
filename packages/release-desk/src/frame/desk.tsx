import { QueryClientProvider } from '@tanstack/react-query';
import { Notice } from '@xana/ui-kit/notice';
import { BrowserRouter, NavLink, Route, Routes } from 'react-router-dom';
import { HistoryScreen } from '../history/history-screen.tsx';
import { MicrofrontendScreen } from '../microfrontend/microfrontend-screen.tsx';
import { NowScreen } from '../now/now-screen.tsx';
import { phrases } from '../phrases/phrases.ts';
import { queryClient, useLiveChanges, useOverview } from '../server/use-desk-data.ts';
import * as css from './desk.module.css';
import { Preferences } from './preferences-buttons.tsx';

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
  const isLost = useLiveChanges();
  const { data } = useOverview();
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
        <nav aria-label={text('views')} className={css.views}>
          <NavLink to="/" end className={css.view}>
            {text('now')}
          </NavLink>
          <NavLink to="/history" className={css.view}>
            {text('history')}
          </NavLink>
        </nav>
        <Preferences />
      </header>
      <main className={css.main}>
        <Notice tone="warning" text={isLost && text('offline')} />
        <Notice
          tone="problem"
          text={data && data.problems.length > 0 && text('untrusted')}
          hint={data?.problems.join(' ') ?? ''}
        />
        <Routes>
          <Route path="/" element={<NowScreen />} />
          <Route path="/history" element={<HistoryScreen />} />
          <Route path="/microfrontends/:name" element={<MicrofrontendScreen />} />
        </Routes>
      </main>
    </div>
  );
}
