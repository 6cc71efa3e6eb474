import { REPORT_CATEGORIES } from '@xana/contracts/http/social/report-categories';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { sharedPhrases } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { TextArea } from '@xana/ui-kit/text-area';
import { type FormEvent, useId, useState } from 'react';
import { useText } from './phrases/phrases.ts';
import * as css from './report-content.module.css';
import type { ReportContentDialogProps } from './report-content-dialog.tsx';

type Category = (typeof REPORT_CATEGORIES)[number];

interface ReportFormProps extends Pick<ReportContentDialogProps, 'targetType' | 'name' | 'onClose'> {
  isBusy: boolean;
  error: unknown;
  onSend(report: { category: Category; reason: string }): void;
}

/** The kind of problem, and details, which only "Other" needs. A failure keeps what was written. */
export function ReportForm({ targetType, name, isBusy, error, onSend, onClose }: ReportFormProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const errorText = useErrorText();
  const group = useId();
  const [category, setCategory] = useState<Category | null>(null);
  const [details, setDetails] = useState('');
  const [problem, setProblem] = useState<'report.chooseReason' | 'report.detailsNeeded' | null>(null);
  const count = useCharacterCount(details, TEXT_LIMITS.reportReason);
  const written = details.trim();
  const choose = (chosen: Category) => {
    setCategory(chosen);
    setProblem(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!category) return setProblem('report.chooseReason');
    if (category === 'other' && written === '') return setProblem('report.detailsNeeded');
    if (!count.isOver) onSend({ category, reason: written || t(`report.category.${category}`) });
  };
  return (
    <Dialog title={t(`report.title.${targetType}`, { name })} closeLabel={shared('close')} onClose={onClose}>
      <form className={css.form} onSubmit={submit}>
        <p className={css.soft}>{t('report.intro')}</p>
        <fieldset className={css.choices}>
          <legend className={css.legend}>{t('report.question')}</legend>
          {REPORT_CATEGORIES.map((each) => (
            <label key={each} className={css.choice}>
              <input type="radio" name={group} checked={category === each} onChange={() => choose(each)} />
              <span>{t(`report.category.${each}`)}</span>
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t(category === 'other' ? 'report.details' : 'report.detailsOptional')}
          value={details}
          count={count}
          error={problem === 'report.detailsNeeded' ? t(problem) : undefined}
          onChange={(event) => {
            setDetails(event.target.value);
            setProblem(null);
          }}
        />
        <Notice
          tone="problem"
          text={problem === 'report.chooseReason' ? t(problem) : error ? errorText(error) : undefined}
        />
        <DialogActions>
          <Button onClick={onClose}>{shared('cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {t('report.send')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
