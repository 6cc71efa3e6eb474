/** Messages from the page's script to its frames, and the frames' events. Neither contains card numbers. */

export type Ask =
  | { ask: 'look'; style: FieldStyle; isDisabled: boolean }
  | { ask: 'focus' | 'blur' | 'clear' }
  /** A call of the provider; `withCard` adds what is typed in this frame under that name. */
  | { ask: 'call'; method: 'GET' | 'POST'; path: string; fields: Fields; withCard?: 'card' | 'payment_method_data' };

export type Fields = Record<string, unknown>;

export interface FieldStyle {
  color?: string;
  fontFamily?: string;
  fontSize?: string;
  placeholderColor?: string;
  invalidColor?: string;
}

export interface CardState {
  empty: boolean;
  complete: boolean;
  brand: string;
  error: { type: 'validation_error'; code: string; message: string } | undefined;
}

export type FrameEvent =
  | { event: 'ready' | 'focus' | 'blur' | 'escape' }
  | { event: 'change'; state: CardState }
  | { event: 'answer'; number: number; body: unknown }
  | { event: 'challengeAnswered' };

/** A question with the number that its answer carries. */
export type Numbered = Ask & { number: number };

/** In place of an answer of the provider. */
export const NOT_REACHED = { type: 'api_connection_error', message: 'We could not reach the card provider.' };
