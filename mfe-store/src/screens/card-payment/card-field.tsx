import { CardElement, Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElementChangeEvent } from '@stripe/stripe-js';
import { sharedPhrases } from '@xana/i18n';
import { useTheme } from '@xana/session/react';
import { ErrorState } from '@xana/ui-kit/error-state';
import { FieldNote } from '@xana/ui-kit/field-note';
import { Skeleton } from '@xana/ui-kit/skeleton';
import { useEffect, useId, useRef, useState } from 'react';
import * as css from './card-field.module.css';
import { useText } from './phrases/phrases.ts';

interface CardFieldProps {
  stripe: Stripe;
  isDisabled: boolean;
  isFailed: boolean;
  error: string | undefined;
  onChange(event: StripeCardElementChangeEvent): void;
  onRetry(): void;
  ref(element: { focus(): void } | null): void;
}

/** The provider's card fields: the page never holds a card number. */
export function CardField({ stripe, isDisabled, isFailed, error, onChange, onRetry, ref }: CardFieldProps) {
  const t = useText();
  const shared = sharedPhrases.useText();
  const id = useId();
  const [isReady, setIsReady] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const colors = useColors(frame);
  if (isFailed) return <ErrorState title={t('card.failed')} retryLabel={shared('tryAgain')} onRetry={onRetry} />;
  return (
    <fieldset className={css.field} aria-labelledby={`${id}-label`} aria-describedby={`${id}-note`}>
      <span id={`${id}-label`} className={css.label}>
        {t('card.label')}
      </span>
      <div ref={frame} className={css.frame} data-invalid={error ? true : undefined}>
        {!isReady && (
          <span className={css.waiting}>
            <Skeleton height={20} label={t('card.loading')} />
          </span>
        )}
        {colors && (
          <Elements stripe={stripe}>
            <CardElement
              className={css.element}
              options={{ disabled: isDisabled, hidePostalCode: true, style: colors }}
              onReady={(element) => {
                setIsReady(true);
                ref(element);
              }}
              onChange={onChange}
            />
          </Elements>
        )}
      </div>
      <FieldNote id={`${id}-note`} error={error} />
    </fieldset>
  );
}

/** The frame cannot read the properties of the page's theme. */
function useColors(element: { current: HTMLElement | null }) {
  const theme = useTheme();
  const [colors, setColors] = useState<object | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const style = getComputedStyle(element.current);
    const read = (name: string) => style.getPropertyValue(name).trim();
    setColors({
      base: {
        color: read('--text'),
        fontFamily: 'system-ui, sans-serif',
        fontSize: '16px',
        '::placeholder': { color: read('--text-soft') },
      },
      invalid: { color: read('--danger-text') },
    });
  }, [theme, element]);
  return colors;
}
