import type { Book } from '../book.ts';
import { invalidRequest, noSuch } from '../card-error.ts';
import type { Metadata } from '../objects.ts';
import type { Ledger } from '../payment-intents.ts';
import { type CardDetails, createPaymentMethod } from '../payment-methods.ts';

/** The decoded form fields of a request: nested objects whose leaves are strings. */
export type Fields = Record<string, unknown>;

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** `:id` stands for the object. */
  path: string;
  /** Whether a browser may call it with the public key and a client secret. */
  isPublic?: boolean;
  handle(ledger: Ledger, id: string, fields: Fields): unknown;
}

export const text = (fields: Fields, name: string): string | undefined => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
};

export function required(fields: Fields, name: string): string {
  const value = text(fields, name);
  if (value === undefined) throw invalidRequest(`Missing required param: ${name}.`, name);
  return value;
}

/** The id of a card that a confirmation names, or that was typed into its form. */
export function namedOrTypedMethod({ book }: Ledger, fields: Fields): string | undefined {
  const typed = fields.payment_method_data as { card?: CardDetails } | undefined;
  return typed ? createPaymentMethod(book, { type: 'card', ...typed }).id : text(fields, 'payment_method');
}

export const expandOf = (fields: Fields): string[] => Object.values((fields.expand ?? {}) as Record<string, string>);

export const metadataOf = (fields: Fields): Metadata => (fields.metadata ?? {}) as Metadata;

export const listOf = (url: string, data: unknown[]) => ({ object: 'list', url, data, has_more: false });

export const newestFirst = <Kind extends { created: number }>(kept: Record<string, Kind>): Kind[] =>
  Object.values(kept).sort((one, other) => other.created - one.created);

/** Reads one object by its id. */
export const readRoute = (path: string, what: string, keptOf: (book: Book) => Record<string, unknown>): Route => ({
  method: 'GET',
  path: `${path}/:id`,
  handle: ({ book }, id) => keptOf(book)[id] ?? throwMissing(what, id),
});

export function throwMissing(what: string, id: string): never {
  throw noSuch(what, id);
}
