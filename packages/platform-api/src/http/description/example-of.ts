import { type Components, type JsonSchema, resolve } from './json-schemas.ts';

const HEX_ID = '5f2b8c1d9e3a4f607182b3c4d5e6f708';
const ADDRESS = `0x${'5b3d'.repeat(10)}`;
const ONE_TIME_VALUE = 'n7Qx2bVk9LmT4cZrW8sDn7Qx2bVk9LmT';

/** Typical values by field name, where an arbitrary allowed value would not help a reader. Ids are 38 by default. */
const TYPICAL: Record<string, unknown> = {
  name: 'Garden of rain',
  title: 'Sunset Sessions',
  description: 'Slow and green.',
  descriptions: 'Looking for two people to help me hang paintings.',
  text: 'See you there.',
  body: 'See you there.',
  lastMessage: 'See you there.',
  reason: 'Spam',
  username: 'MiaChen',
  bio: 'Builder of quiet spaces.',
  email: 'mia@example.com',
  image: 'https://media.xana.example/p/upload/5f2b8c1d9e3a4f607182b3c4d5e6f708',
  thumbnail: 'https://media.xana.example/p/space/s38',
  avatar: 'https://media.xana.example/p/upload/5f2b8c1d9e3a4f607182b3c4d5e6f708',
  banner: 'https://media.xana.example/p/upload/5f2b8c1d9e3a4f607182b3c4d5e6f708',
  file: 'https://media.xana.example/p/upload/5f2b8c1d9e3a4f607182b3c4d5e6f708',
  images: ['https://media.xana.example/p/product/xeny-1050'],
  youtubeUrl: 'https://youtu.be/aqz-KE-bpKQ',
  youtubeurl: 'https://youtu.be/aqz-KE-bpKQ',
  videoThumbnail: 'https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg',
  tags: ['music', 'art'],
  tag: 'music',
  country: 'JP',
  currency: 'usd',
  clientSecret: 'pi_3Qx2bVk9LmT4cZr_secret_8aXw',
  subscriptionId: 'sub_1Qx2bVk9LmT4cZr',
  paymentIntentId: 'pi_3Qx2bVk9LmT4cZr',
  profileIconColor: '#5b3df5',
  color: '#5b3df5',
  unreadCount: 3,
  network_id: 1,
  ja: '雨の庭',
  address: ADDRESS,
  contract_address: ADDRESS,
  token_id: '1205',
  user_name: 'MiaChen',
  nonce: ONE_TIME_VALUE,
  ticket: ONE_TIME_VALUE,
  code: ONE_TIME_VALUE,
  token: ONE_TIME_VALUE,
  refresh_token: `${HEX_ID}.${ONE_TIME_VALUE}`,
  message: 'Sign in to XANA.',
  builderLoginHash: 'n7Qx2bVk9LmT4cZrW8sD',
  deviceId: 'quest-3-living-room',
  clientId: 'n7Qx2bVk9LmT4cZr',
  endpoint: 'https://push.example.com/send/4f2c',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  device: 'Chrome on Windows',
  app: 'builder',
  instagram: 'miachen',
  twitter: 'miachen',
  discord: 'https://discord.gg/xana',
  youtube: 'https://youtu.be/aqz-KE-bpKQ',
  website: 'https://mia.example.com',
  phoneNumber: '+819012345678',
};

/** Texts that match the patterns of the contracts; the first match is used. */
const TEXTS = [
  'text',
  '2026-11-20T12:00:00.000Z',
  ADDRESS,
  `0x${'5b3d'.repeat(32)}1b`,
  '38-1',
  '42',
  HEX_ID.repeat(2),
  '1000',
  'n7Qx2bVk9LmT4cZr',
  '#5b3df5',
  '2026-11-22',
];

/** A value that a schema allows and that a client could send or get. @throws Error when no known text matches a pattern */
export function exampleOf(given: JsonSchema, name = '', components: Components = {}): unknown {
  const schema = resolve(given, components);
  const { const: only, enum: choices, anyOf, properties, items, pattern, format, examples } = schema;
  const type = typeOf(schema);
  if (examples) return examples[0];
  if (only !== undefined) return only;
  if (choices) return choices[0];
  const typical = TYPICAL[name] ?? (/^id$|Id$/.test(name) ? 38 : undefined);
  if (typical !== undefined && fits(typical, schema)) return typical;
  if (anyOf) {
    const branches = anyOf as JsonSchema[];
    return exampleOf(
      branches.find((branch) => branch.type !== 'null') ?? (branches[0] as JsonSchema),
      name,
      components,
    );
  }
  if (type === 'object') {
    const fields = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
    return Object.fromEntries(fields.map(([field, each]) => [field, exampleOf(each, field, components)]));
  }
  if (type === 'array') return [exampleOf((items ?? {}) as JsonSchema, name, components)];
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return Math.max(schema.minimum ?? 1, 1);
  if (format === 'uri') return TYPICAL.image;
  if (format === 'date-time') return TEXTS[1];
  const text = TEXTS.find((each) => fits(each, { ...schema, type: 'string' }));
  if (text === undefined) throw new Error(`No example for ${name}: ${pattern}`);
  return text;
}

/** The type of a nullable schema, which JSON Schema writes as `["number", "null"]`, without the null. */
export const typeOf = ({ type }: JsonSchema): string | undefined =>
  Array.isArray(type) ? type.find((each) => each !== 'null') : type;

function fits(value: unknown, schema: JsonSchema): boolean {
  const { anyOf, pattern, minLength = 0, maxLength = 10_000 } = schema;
  const type = typeOf(schema);
  if (anyOf) return anyOf.some((branch) => fits(value, branch as JsonSchema));
  if (typeof value === 'string') {
    const hasLength = value.length >= minLength && value.length <= maxLength;
    return type === 'string' && hasLength && (!pattern || new RegExp(pattern, 'u').test(value));
  }
  if (typeof value === 'number') return type === 'number' || type === 'integer';
  return Array.isArray(value) && type === 'array' && value.every((each) => fits(each, schema.items as JsonSchema));
}
