import { useFormats } from '@xana/i18n/formats';
import { Button } from '@xana/ui-kit/button';
import { Notice } from '@xana/ui-kit/notice';
import type { HistoryView } from '../history-tabs.ts';
import { useText } from '../phrases/phrases.ts';
import * as css from './export-button.module.css';
import { useExport } from './use-export.ts';

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
