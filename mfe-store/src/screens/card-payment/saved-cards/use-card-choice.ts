import { getSavedCards, type SavedCard } from '@xana/contracts/http/payments/saved-cards';
import { useOperation } from '@xana/remote-kit';
import { useState } from 'react';
import type { CardChoice } from '../attempt/card-buyer.ts';
import { isExpired } from './use-card-texts.ts';

export interface CardChoiceState {
  choice: CardChoice;
  /** Undefined while they are being loaded. */
  cards: SavedCard[] | undefined;
  isFailed: boolean;
  choose(savedCard: string | null): void;
  keep(isKept: boolean): void;
}

interface CardChoiceOptions {
  except?: string | undefined;
  /** A card that was declined: it is offered, but not chosen for the member. */
  declined?: string | undefined;
}

/** The saved card or another one. The default card is chosen until the buyer chooses. */
export function useCardChoice({ except, declined }: CardChoiceOptions = {}): CardChoiceState {
  const { data, isError } = useOperation(getSavedCards, {}, { staleMilliseconds: 0 });
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [isKept, setIsKept] = useState(false);
  const cards = data?.rows.filter(({ cardId }) => cardId !== except);
  const usable = cards?.filter((card) => !isExpired(card)) ?? [];
  const first = usable.find(({ cardId }) => cardId !== declined);
  const known = usable.some(({ cardId }) => cardId === chosen) ? chosen : first?.cardId;
  const savedCard = chosen === null ? null : (known ?? null);
  return {
    choice: { savedCard, isKept: isKept && savedCard === null },
    cards: isError ? [] : cards,
    isFailed: isError,
    choose: setChosen,
    keep: setIsKept,
  };
}
