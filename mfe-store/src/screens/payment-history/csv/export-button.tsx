import { getXenyLedger } from '@xana/contracts/http/payments/get-xeny-ledger';
import { getTransactionHistory } from '@xana/contracts/http/payments/purchases';
import { getSubscriptionHistory } from '@xana/contracts/http/payments/subscriptions';
import { useFormats } from '@xana/i18n/formats';
import { saveFile } from '@xana/remote-kit/save-file';
import { useSession } from '@xana/session/react';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import { useEffect, useRef, useState } from 'react';
import type { HistoryView } from '../history-tabs.ts';
import { useText } from '../phrases/phrases.ts';
import * as css from './export-button.module.css';
import { readAllPages } from './read-all-pages.ts';
import { toCsv } from './to-csv.ts';
import { useHistoryTables } from './use-history-tables.ts';

type Export = { step: 'idle' | 'failed' } | { step: 'running'; read: number; count: number | undefined };

interface Page {
  pageNumber: number;
  pageSize: number;
}

/** Exports the shown view and period, with its progress and what to do when it failed. */
export function ExportButton({ view, days }: { view: HistoryView; days: number }) {
  const t = useText();
  const format = useFormats();
  const { state, start } = useExport(view, days);
  const isRunning = state.step === 'running';
  const progress =
    isRunning && state.count !== undefined
      ? t('csv.progress', { read: format.number(state.read), count: format.number(state.count) })
      : t('csv.starting');
  return (
    <>
      <Button size="small" isBusy={isRunning} onClick={() => void start()}>
        {t('csv.export')}
      </Button>
      <div className={css.notices}>
        <Notice tone="progress" text={isRunning && progress} />
        <Notice tone="problem" text={state.step === 'failed' && t('csv.failed')} hint={t('csv.failed.hint')} />
      </div>
    </>
  );
}

/** Exports the rows of all pages of a view. Leaving the history stops it. */
function useExport(view: HistoryView, days: number) {
  const { call } = useSession();
  const tables = useHistoryTables();
  const [state, setState] = useState<Export>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    setState({ step: 'idle' });
    return () => running.current?.abort();
  }, [view, days]);

  async function readTable(signal: AbortSignal) {
    const onProgress = (progress: { read: number; count: number }) => setState({ step: 'running', ...progress });
    const options = { onProgress, signal };
    if (view === 'normal') {
      const readPage = (page: Page) => call(getTransactionHistory, { days, ...page }, { signal });
      return tables.normal(await readAllPages({ readPage, ...options }));
    }
    if (view === 'subscription') {
      const readPage = (page: Page) => call(getSubscriptionHistory, { days, ...page }, { signal });
      return tables.subscription(await readAllPages({ readPage, ...options }));
    }
    const readPage = (page: Page) => call(getXenyLedger, { days, ...page }, { signal });
    return tables.xeny(await readAllPages({ readPage, ...options }));
  }

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setState({ step: 'running', read: 0, count: undefined });
    try {
      const csv = toCsv(await readTable(controller.signal));
      saveFile(`xana-${view}-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', csv);
      setState({ step: 'idle' });
    } catch {
      if (!controller.signal.aborted) setState({ step: 'failed' });
    }
  }
  return { state, start };
}
