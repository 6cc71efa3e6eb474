import type { Stripe } from '@stripe/stripe-js';
import type { CardService } from '@xana/contracts/card-service';
import { useLanguage } from '@xana/i18n';
import { useHoldPage } from '@xana/remote-kit';
import { useEffect, useMemo, useRef, useState } from 'react';
import { coverPage } from './card-frame/cover-page.ts';
import { type CardFunctions, createFrameStripe } from './card-frame/frame-stripe.ts';
import { useText } from './phrases/phrases.ts';

export interface CardFrameState {
  stripe: Stripe;
  card: CardFunctions;
  isFailed: boolean;
  /** Grows with each retry: the fields are mounted again. */
  generation: number;
  retry(): void;
}

/** The card frame of a dialog; a failed one can be opened again. */
export function useCardFrame(service: CardService): CardFrameState {
  const t = useText();
  const language = useLanguage();
  const [generation, setGeneration] = useState(0);
  const [failed, setFailed] = useState(-1);
  const uncover = useRef<() => void>(undefined);
  useEffect(() => () => uncover.current?.(), []);
  // The shell does not see what is typed into the frame.
  useHoldPage();
  const functions = useMemo(
    () =>
      createFrameStripe({
        origin: service.frameOrigin,
        language,
        frameTitle: t('card.frame'),
        onFailed: () => setFailed(generation),
        onChallenge(isOpen, iframe) {
          uncover.current?.();
          uncover.current = isOpen ? coverPage(iframe) : undefined;
          if (isOpen) iframe.dataset.challenge = 'true';
          else delete iframe.dataset.challenge;
        },
      }),
    // The language of a loaded frame stays, so that a switch does not clear the typed card.
    [service, generation],
  );
  return {
    ...functions,
    generation,
    isFailed: failed === generation,
    retry: () => setGeneration((count) => count + 1),
  };
}
