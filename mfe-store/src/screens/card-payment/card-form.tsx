import { Button } from '@xana/ui-kit/button';
import { TextField } from '@xana/ui-kit/text-field';
import { type FormEvent, useRef } from 'react';
import { type Attempt, canSubmit } from './attempt/attempt.ts';
import type { CardBuyer } from './attempt/card-buyer.ts';
import { CardField } from './card-field.tsx';
import * as css from './card-form.module.css';
import { CountryField } from './country-field.tsx';
import { useText } from './phrases/phrases.ts';
import { CardChoice } from './saved-cards/card-choice.tsx';
import { KeepCard } from './saved-cards/keep-card.tsx';
import type { CardChoiceState } from './saved-cards/use-card-choice.ts';
import { useBuyerForm } from './use-buyer-form.ts';
import type { CardFrameState } from './use-card-frame.ts';

interface CardFormProps {
  attempt: Attempt;
  buyer: CardBuyer;
  frame: CardFrameState;
  cards: CardChoiceState;
  submitLabel: string;
  /** A payment has a receipt. */
  hasReceipt: boolean;
  isForPlan: boolean;
  onManage?(): void;
  onBuyer(change: Partial<CardBuyer>): void;
  onSubmit(): void;
}

/** A saved card or a new one, the buyer, and the button. A declined card keeps what was typed. */
export function CardForm(props: CardFormProps) {
  const { attempt, buyer, frame, cards, submitLabel, hasReceipt, isForPlan, onManage, onBuyer, onSubmit } = props;
  const t = useText();
  const form = useBuyerForm({ buyer, choice: cards.choice, hasReceipt });
  const fields = { email: useRef<HTMLInputElement>(null), cardholder: useRef<HTMLInputElement>(null) };
  const isIdle = canSubmit(attempt);
  const isTyped = cards.choice.savedCard === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isIdle) return;
    const missing = form.submit();
    if (missing === null) {
      onBuyer(form.buyer);
      onSubmit();
    } else if (missing !== 'card') fields[missing].current?.focus();
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <CardChoice state={cards} isDisabled={!isIdle} onManage={onManage} />
      {hasReceipt && (
        <TextField
          ref={fields.email}
          label={t('email')}
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          disabled={!isIdle}
          value={buyer.email}
          error={form.errors.email}
          onChange={(event) => onBuyer({ email: event.target.value })}
        />
      )}
      {/* The frame also confirms a saved card, so it stays on the page. */}
      <div className={isTyped ? undefined : css.hidden}>
        <CardField
          key={frame.generation}
          stripe={frame.stripe}
          isDisabled={!isIdle}
          isFailed={frame.isFailed}
          error={form.errors.card}
          onRetry={frame.retry}
          onChange={({ complete, error }) => form.setCard({ isComplete: complete, error: error?.message })}
        />
      </div>
      {isTyped && (
        <>
          <TextField
            ref={fields.cardholder}
            label={t('cardholder')}
            name="ccname"
            autoComplete="cc-name"
            required
            disabled={!isIdle}
            value={buyer.cardholder}
            error={form.errors.cardholder}
            onChange={(event) => onBuyer({ cardholder: event.target.value })}
          />
          <CountryField chosen={form.buyer.country} onChoose={(country) => onBuyer({ country })} />
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
