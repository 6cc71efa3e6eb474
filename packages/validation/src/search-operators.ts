/** What `type:` may name, as it is typed. */
const TYPE_NAMES = {
  space: 'world',
  spaces: 'world',
  person: 'profile',
  people: 'profile',
  nft: 'nft',
  nfts: 'nft',
  collection: 'collection',
  collections: 'collection',
  event: 'event',
  events: 'event',
  post: 'post',
  posts: 'post',
} as const;

type SearchedType = (typeof TYPE_NAMES)[keyof typeof TYPE_NAMES];

export interface SearchOperators {
  /** What is left without the operators. */
  text: string;
  /** `from:mia`: the username of the author, without @. */
  from: string | null;
  /** `tag:music`, `#music`: keys or labels, without #. */
  tags: string[];
  /** `type:space`. */
  type: SearchedType | null;
}

const MAX_TAGS = 3;
const OPERATOR = /^(from|tag|type):(.+)$/iu;

/**
 * Reads the operators of a search: `from:`, `tag:` or `#`, `type:`. A value with spaces stands in quotes: `tag:"fan work"`. An
 * unknown operator or value is text, and of a repeated one the last counts. Never throws.
 */
export function readSearch(query: string): SearchOperators {
  const read: SearchOperators = { text: '', from: null, tags: [], type: null };
  const text = tokensOf(query.normalize('NFKC')).filter((token) => !takeOperator(token, read));
  return { ...read, text: text.map(unquoted).filter(Boolean).join(' ') };
}

function takeOperator(token: string, read: SearchOperators): boolean {
  // `#3` is a number of an NFT, and no hashtag (VA-13).
  if (token.startsWith('#')) return !/^#\d+$/.test(token) && takeTag(unquoted(token.slice(1)), read);
  const [, operator = '', quoted = ''] = OPERATOR.exec(token) ?? [];
  const value = unquoted(quoted).trim();
  if (value === '') return false;
  if (operator.toLowerCase() === 'tag') return takeTag(value.replace(/^#/, ''), read);
  if (operator.toLowerCase() === 'from') {
    read.from = value.replace(/^@/, '');
    return read.from !== '';
  }
  const type = typeNamed(value.toLowerCase());
  if (type !== null) read.type = type;
  return type !== null;
}

function takeTag(tag: string, read: SearchOperators): boolean {
  if (tag === '') return false;
  if (read.tags.length < MAX_TAGS && !read.tags.includes(tag)) read.tags.push(tag);
  return true;
}

const isTypeName = (name: string): name is keyof typeof TYPE_NAMES => Object.hasOwn(TYPE_NAMES, name);
const typeNamed = (name: string): SearchedType | null => (isTypeName(name) ? TYPE_NAMES[name] : null);

const unquoted = (text: string): string => text.replaceAll('"', '');

/** Splits at spaces that are not between quotes; a quote that is not closed lasts to the end. */
function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  let token = '';
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (isQuoted || !/\s/u.test(character)) {
      token += character;
      continue;
    }
    if (token !== '') tokens.push(token);
    token = '';
  }
  return token === '' ? tokens : [...tokens, token];
}
