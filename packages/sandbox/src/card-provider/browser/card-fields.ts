import { asExpiry, brandOf, digitsOf, inGroups, isExpired, isLuhn } from './card-number.ts';
import {
  type CardState,
  type FieldStyle,
  type Fields,
  type FrameEvent,
  NOT_REACHED,
  type Numbered,
} from './frame-messages.ts';

/** The frame with the three card fields. It lives on the provider's origin, so that no page ever sees a number. */

const { site = '', key = '' } = document.documentElement.dataset;
const isJapanese = document.documentElement.lang === 'ja';
const input = (id: string) => document.getElementById(id) as HTMLInputElement;
const [number, expiry, code] = [input('number'), input('expiry'), input('code')];

const post = (event: FrameEvent) => parent.postMessage(event, site);

const WORDS = {
  incomplete_number: ['Your card number is incomplete.', 'カード番号が不完全です。'],
  invalid_number: ['Your card number is invalid.', 'カード番号が正しくありません。'],
  incomplete_expiry: ['Your card’s expiration date is incomplete.', '有効期限が不完全です。'],
  invalid_expiry_year_past: ['Your card’s expiration date is in the past.', '有効期限が過ぎています。'],
  incomplete_cvc: ['Your card’s security code is incomplete.', 'セキュリティコードが不完全です。'],
} as const;

type Problem = keyof typeof WORDS;

function problemOf(field: HTMLInputElement): Problem | undefined {
  const digits = digitsOf(field.value);
  const brand = brandOf(digitsOf(number.value));
  if (field === number) {
    if (digits.length < brand.digits) return 'incomplete_number';
    return isLuhn(digits) ? undefined : 'invalid_number';
  }
  if (field === expiry) {
    if (digits.length < 4) return 'incomplete_expiry';
    return isExpired(field.value, new Date()) ? 'invalid_expiry_year_past' : undefined;
  }
  return digits.length < brand.code ? 'incomplete_cvc' : undefined;
}

/** Fields that were left and are not right; the rest is not complained about while it is typed. */
const left = new Set<HTMLInputElement>();

function stateOfCard(): CardState {
  const fields = [number, expiry, code];
  const wrong = fields.find((field) => left.has(field) && field.value && problemOf(field));
  const problem = wrong && problemOf(wrong);
  for (const field of fields) field.setAttribute('aria-invalid', String(field === wrong));
  return {
    empty: fields.every(({ value }) => value === ''),
    complete: fields.every((field) => !problemOf(field)),
    brand: brandOf(digitsOf(number.value)).brand,
    error: problem && { type: 'validation_error', code: problem, message: WORDS[problem][isJapanese ? 1 : 0] },
  };
}

const postChange = () => post({ event: 'change', state: stateOfCard() });

function typed(): Fields {
  const [month, year] = digitsOf(expiry.value).match(/\d\d/g) ?? [];
  return {
    number: digitsOf(number.value),
    exp_month: month ?? '',
    exp_year: year ?? '',
    cvc: digitsOf(code.value),
  };
}

function look({ color, fontFamily, fontSize, placeholderColor, invalidColor }: FieldStyle, isDisabled: boolean): void {
  const { style } = document.documentElement;
  const wanted = {
    '--color': color,
    '--font': fontFamily,
    '--size': fontSize,
    '--placeholder': placeholderColor,
    '--invalid': invalidColor,
  };
  for (const [name, value] of Object.entries(wanted)) if (value) style.setProperty(name, value);
  for (const field of [number, expiry, code]) field.disabled = isDisabled;
}

async function call(asked: Extract<Numbered, { ask: 'call' }>): Promise<unknown> {
  const form = new URLSearchParams(flat({ ...withTypedCard(asked), key }));
  const isGet = asked.method === 'GET';
  try {
    const answer = await fetch(
      isGet ? `${asked.path}?${form}` : asked.path,
      isGet ? {} : { method: 'POST', body: form },
    );
    return await answer.json();
  } catch {
    return { error: NOT_REACHED };
  }
}

function withTypedCard({ fields, withCard }: Extract<Numbered, { ask: 'call' }>): Fields {
  if (withCard === 'card') return { ...fields, type: 'card', card: typed() };
  if (withCard !== 'payment_method_data') return fields;
  // The name and the address of the card's owner stay beside the card.
  return { ...fields, payment_method_data: { ...(fields.payment_method_data as Fields), card: typed() } };
}

/** `{ a: { b: 1 } }` as `a[b]=1`. */
function flat(fields: Fields, under = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    const path = under ? `${under}[${name}]` : name;
    if (value === undefined || value === null) return [];
    return typeof value === 'object' ? flat(value as Fields, path) : [[path, String(value)]];
  });
}

window.addEventListener('message', ({ data, origin, source }: MessageEvent<Numbered>) => {
  if (origin !== site || source !== parent) return;
  if (data.ask === 'look') look(data.style, data.isDisabled);
  if (data.ask === 'focus') number.focus();
  if (data.ask === 'blur') (document.activeElement as HTMLElement | null)?.blur();
  if (data.ask === 'clear') {
    for (const field of [number, expiry, code]) field.value = '';
    left.clear();
    postChange();
  }
  if (data.ask === 'call') void call(data).then((body) => post({ event: 'answer', number: data.number, body }));
});

if (number) {
  number.addEventListener('input', () => {
    const { digits } = brandOf(digitsOf(number.value));
    number.value = inGroups(digitsOf(number.value).slice(0, digits));
    if (digitsOf(number.value).length === digits && isLuhn(digitsOf(number.value))) expiry.focus();
  });
  expiry.addEventListener('input', (event) => {
    // Deleting must get past the separator.
    if ((event as InputEvent).inputType?.startsWith('delete')) return;
    expiry.value = asExpiry(expiry.value);
    if (digitsOf(expiry.value).length === 4) code.focus();
  });
  code.addEventListener('input', () => {
    code.value = digitsOf(code.value).slice(0, brandOf(digitsOf(number.value)).code);
  });
  for (const field of [number, expiry, code]) {
    field.addEventListener('input', postChange);
    field.addEventListener('focus', () => post({ event: 'focus' }));
    field.addEventListener('blur', () => {
      left.add(field);
      postChange();
      post({ event: 'blur' });
    });
    field.addEventListener('keydown', ({ key: pressed }) => {
      if (pressed === 'Escape') post({ event: 'escape' });
    });
  }
}
post({ event: 'ready' });
