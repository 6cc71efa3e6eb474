import type * as z from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** By field, where the schema alone would allow something that says nothing. */
const TELLING: Record<string, unknown> = {
  id: 38,
  name: 'Garden of rain',
  title: 'Sunset Sessions',
  description: 'Slow and green.',
  descriptions: 'Looking for two people to help me hang paintings.',
  text: 'See you there.',
  body: 'See you there.',
  reason: 'Spam',
  username: 'MiaChen',
  bio: 'Builder of small worlds.',
  email: 'mia@example.com',
  image: 'https://media.xana.example/p/upload/5f2b8c1d9e3a4f607182b3c4d5e6f708',
  thumbnail: 'https://media.xana.example/p/space/s38',
  avatar: 'https://media.xana.example/p/person/p1',
  banner: 'https://media.xana.example/p/banner/b1',
  file: 'https://media.xana.example/p/upload/5f2b8c1d9e3a4f607182b3c4d5e6f708',
  youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ',
  tags: ['music', 'art'],
  tag: 'music',
  pageSize: 20,
  limit: 20,
  country: 'JP',
  currency: 'usd',
  youtubeurl: 'https://youtu.be/aqz-KE-bpKQ',
  videoThumbnail: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
  priceId: 'price-xeny-1050',
  productId: 'xeny-1050',
  paymentMethod: 'pm_1Qx2bVk9LmT4cZr',
  clientSecret: 'pi_3Qx2bVk9LmT4cZr_secret_8aXw',
  subscriptionId: 'sub_1Qx2bVk9LmT4cZr',
  paymentIntentId: 'pi_3Qx2bVk9LmT4cZr',
};

/** Words that fulfil the patterns of the contracts; the first that fits is taken. */
const TEXTS = [
  'text',
  '2026-11-20T12:00:00.000Z',
  `0x${'5b3d'.repeat(10)}`,
  `0x${'5b3d'.repeat(32)}1b`,
  '38-12',
  '42',
  '5f2b8c1d9e3a4f607182b3c4d5e6f708'.repeat(2),
  '1000',
  'n7Qx2bVk9LmT4cZr',
  '#5b3df5',
];

/** A value that a schema allows, such as somebody might really send or get. @throws Error when there is none among the words */
export function exampleOf(schema: Schema, name = ''): unknown {
  const { const: only, enum: choices, anyOf, properties, items, pattern } = schema;
  const type = typeOf(schema);
  if (only !== undefined) return only;
  if (choices) return choices[0];
  const telling = TELLING[name];
  if (telling !== undefined && fits(telling, schema)) return telling;
  if (anyOf) return exampleOf((anyOf.find((one) => (one as Schema).type !== 'null') ?? anyOf[0]) as Schema, name);
  if (type === 'object') {
    const parts = Object.entries(properties ?? {}).map(([part, each]) => [part, exampleOf(each as Schema, part)]);
    return Object.fromEntries(parts);
  }
  if (type === 'array') return [exampleOf((items ?? {}) as Schema, name)];
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 1, 1);
  const text = TEXTS.find((each) => fits(each, { ...schema, type: 'string' }));
  if (text === undefined) throw new Error(`No example for ${name}: ${pattern}`);
  return text;
}

/** What may be null is written as `["number", "null"]`; an example is what it is when it is not null. */
export const typeOf = ({ type }: Schema): string | undefined =>
  Array.isArray(type) ? type.find((each) => each !== 'null') : type;

function fits(value: unknown, schema: Schema): boolean {
  const { anyOf, pattern, minLength = 0, maxLength = 10_000 } = schema;
  const type = typeOf(schema);
  if (anyOf) return anyOf.some((one) => fits(value, one as Schema));
  if (typeof value === 'string') {
    const isShort = value.length >= minLength && value.length <= maxLength;
    return type === 'string' && isShort && (!pattern || new RegExp(pattern, 'u').test(value));
  }
  if (typeof value === 'number') return type === 'number' || type === 'integer';
  return Array.isArray(value) && type === 'array';
}
