import type { PaymentIntent, SetupIntent } from './objects.ts';

/** What the provider's own server answers with when it refuses. */
export interface ErrorBody {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: unknown;
  setup_intent?: unknown;
}

/** A refusal with its HTTP status; the body is what the provider's SDKs read. */
export class CardError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'CardError';
    this.status = status;
    this.body = body;
  }
}

export function invalidRequest(message: string, param?: string): CardError {
  return new CardError(400, { type: 'invalid_request_error', message, ...(param ? { param } : {}) });
}

export function noSuch(what: string, id: string): CardError {
  return new CardError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  });
}

/** The card cannot be one: a field of it was typed wrongly. */
export function invalidCard(code: string, message: string, param: string): CardError {
  return new CardError(402, { type: 'card_error', code, message, param });
}

export function notOfCustomer(method: string, param: string): CardError {
  return invalidRequest(
    `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
    param,
  );
}

export function unexpectedState(intent: PaymentIntent | SetupIntent, verb: string): CardError {
  const name = intent.object === 'payment_intent' ? 'PaymentIntent' : 'SetupIntent';
  return new CardError(400, {
    type: 'invalid_request_error',
    code: `${intent.object}_unexpected_state`,
    message: `You cannot ${verb} this ${name} because it has a status of ${intent.status}.`,
    [intent.object]: structuredClone(intent),
  });
}
