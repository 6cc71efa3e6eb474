import { REPORT_CATEGORIES } from '@xana/contracts/http/social/report-categories';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { sharedPhrases } from '@xana/i18n';
import { useErrorText } from '@xana/i18n/errors';
import { useForm } from '@xana/remote-kit/form';
import { useCharacterCount } from '@xana/remote-kit/use-character-count';
import { Button } from '@xana/ui-kit/button';
import { Dialog, DialogActions } from '@xana/ui-kit/dialog';
import { Notice } from '@xana/ui-kit/notice';
import { TextArea } from '@xana/ui-kit/text-area';
import { excessOf } from '@xana/validation';
import { useId } from 'react';
import * as styles from '../styles.module.css';
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
  const form = useForm({
    initial: { category: null as Category | null, details: '' },
    check: ({ category: chosen, details: text }) => ({
      category: chosen ? null : 'report.chooseReason',
      details: detailsProblem(chosen, text),
    }),
    textOf: t,
    onSubmit: ({ category: chosen, details: text }) =>
      chosen && onSend({ category: chosen, reason: text.trim() || t(`report.category.${chosen}`) }),
  });
  const { category, details } = form.values;
  const count = useCharacterCount(details, TEXT_LIMITS.reportReason);
  return (
    <Dialog title={t(`report.title.${targetType}`, { name })} closeLabel={shared('close')} onClose={onClose}>
      <form className={styles.stack} {...form.props}>
        <p className={css.soft}>{t('report.intro')}</p>
        <fieldset className={css.choices}>
          <legend className={css.legend}>{t('report.question')}</legend>
          {REPORT_CATEGORIES.map((each, index) => (
            <label key={each} className={css.choice}>
              <input
                ref={index === 0 ? form.refOf('category') : undefined}
                type="radio"
                name={group}
                checked={category === each}
                onChange={() => form.write({ category: each })}
              />
              <span>{t(`report.category.${each}`)}</span>
            </label>
          ))}
        </fieldset>
        <TextArea
          {...form.field('details')}
          label={t(category === 'other' ? 'report.details' : 'report.detailsOptional')}
          count={count}
        />
        <Notice tone="problem" text={form.errorOf('category') ?? (error ? errorText(error) : undefined)} />
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

function detailsProblem(category: Category | null, details: string): 'report.detailsNeeded' | 'SHOWN' | null {
  if (category === 'other' && details.trim() === '') return 'report.detailsNeeded';
  return excessOf(details, TEXT_LIMITS.reportReason) > 0 ? 'SHOWN' : null;
}
