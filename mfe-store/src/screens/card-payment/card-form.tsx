import { useLanguage } from '@xana/i18n';
import { Button } from '@xana/ui-kit/button';
import { Select } from '@xana/ui-kit/select';
import { TextField } from '@xana/ui-kit/text-field';
import { useId, useMemo } from 'react';
import { type Attempt, canSubmit } from './attempt/attempt.ts';
import type { CardBuyer } from './attempt/card-buyer.ts';
import { CardField } from './card-field.tsx';
import * as css from './card-form.module.css';
import { COUNTRY_CODES } from './country-codes.ts';
import { useText } from './phrases/phrases.ts';
import { CardChoice } from './saved-cards/card-choice.tsx';
import type { CardChoiceState } from './saved-cards/use-card-choice.ts';
import { useBuyerForm } from './use-buyer-form.ts';
import type { CardFrameState } from './use-card-frame.ts';

interface CardFormProps {
  attempt: Attempt;
  buyer: CardBuyer;
  frame: CardFrameState;
  cards: CardChoiceState;
  submitLabel: string;
  hasReceipt: boolean;
  isForPlan: boolean;
  onManage?(): void;
  onBuyer(buyer: CardBuyer): void;
  onSubmit(): void;
}

/** A saved card or a new one, the buyer, and the button. A declined card keeps what was typed. */
export function CardForm(props: CardFormProps) {
  const { attempt, buyer, frame, cards, submitLabel, hasReceipt, isForPlan, onManage, onBuyer, onSubmit } = props;
  const t = useText();
  const isIdle = canSubmit(attempt);
  const form = useBuyerForm({
    buyer,
    hasReceipt,
    onBuyer,
    choice: cards.choice,
    onSubmit: () => isIdle && onSubmit(),
  });
  const isTyped = cards.choice.savedCard === null;
  return (
    <form className={css.form} {...form.props}>
      <CardChoice state={cards} isDisabled={!isIdle} onManage={onManage} />
      {hasReceipt && (
        <TextField
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          disabled={!isIdle}
        />
      )}
      {/* The frame also confirms a saved card, so it stays on the page. */}
      <div className={isTyped ? undefined : css.hidden}>
        <CardField
          key={frame.generation}
          stripe={frame.stripe}
          isDisabled={!isIdle}
          isFailed={frame.isFailed}
          error={form.cardError}
          ref={form.refOf('card')}
          onRetry={frame.retry}
          onChange={({ complete, error }) => form.write({ card: { isComplete: complete, error: error?.message } })}
        />
      </div>
      {isTyped && (
        <>
          <TextField
            {...form.field('cardholder')}
            label={t('cardholder')}
            name="ccname"
            autoComplete="cc-name"
            required
            disabled={!isIdle}
          />
          <CountryField chosen={form.values.country} onChoose={(country) => form.write({ country })} />
          <KeepCard isKept={cards.choice.isKept} isDisabled={!isIdle} isForPlan={isForPlan} onChange={cards.keep} />
        </>
      )}
      <Button type="submit" variant="primary" isBusy={!isIdle}>
        {submitLabel}
      </Button>
      <p className={css.soft}>{t('safe')}</p>
    </form>
  );
}

function CountryField({ chosen, onChoose }: { chosen: string; onChoose(code: string): void }) {
  const t = useText();
  const locale = useLanguage();
  const choices = useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    return COUNTRY_CODES.map((id) => ({ id, name: names.of(id) ?? id })).sort((one, other) =>
      one.name.localeCompare(other.name, locale),
    );
  }, [locale]);
  return <Select label={t('country')} choices={choices} chosen={chosen} onChoose={onChoose} />;
}

interface KeepCardProps {
  isKept: boolean;
  isDisabled: boolean;
  /** The provider keeps the card of a plan for its renewals in any case. */
  isForPlan: boolean;
  onChange(isKept: boolean): void;
}

/** Off until the buyer ticks it: no card is kept for other purchases without their choice. */
function KeepCard({ isKept, isDisabled, isForPlan, onChange }: KeepCardProps) {
  const t = useText();
  const id = useId();
  return (
    <div>
      <label className={css.keep}>
        <input
          type="checkbox"
          checked={isKept}
          disabled={isDisabled}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
        />
        {t('saved.keep')}
      </label>
      <p id={id} className={css.hint}>
        {t(isForPlan && !isKept ? 'saved.planHint' : 'saved.keepHint')}
      </p>
    </div>
  );
}
