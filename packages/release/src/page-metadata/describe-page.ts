import type { MetadataSource, PageMetadata } from '@xana/contracts/remotes/page-metadata';
import { youtubeVideoId } from '@xana/validation';
import { fieldOf, fillTemplate, type PlaceholderValues, textField } from './fill-template.ts';
import type { MetadataTable } from './metadata-table.ts';
import type { PlatformReader, PlatformReply } from './platform-reader.ts';

type Locale = 'en' | 'ja';

/** What a page shows, as its remote describes it and the platform fills it in. All texts are as people wrote them: escape them. */
export interface PageDescription {
  locale: Locale;
  title: string;
  description: string;
  /** Path and query that identify the page, without the language. Undefined: the address has no page, or nothing is there. */
  address: string | undefined;
  isIndexed: boolean;
  /** The address that a search on this site has, with `{query}`. */
  search?: string | undefined;
  content?: PageContent;
}

export interface PageContent extends Pick<MetadataSource, 'kind'> {
  name: string;
  text?: string | undefined;
  picture?: string | undefined;
  /** A picture of 1200 × 630 with title and kind, for previews of links. */
  card?: string | undefined;
  /** The id of a video on YouTube. */
  video?: string | undefined;
  author?: string | undefined;
  createdAt?: string | undefined;
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  isCancelled?: boolean;
}

interface Sources {
  table: MetadataTable;
  read: PlatformReader;
  /** Pictures of other hosts are left out. */
  mediaOrigin: string;
}

const SITE_TEXT = {
  en: 'Spaces, events, games and people of the XANA metaverse.',
  ja: 'XANAメタバースのスペース、イベント、ゲーム、そして人々。',
};
const NOT_FOUND = { en: 'Not found', ja: 'ページが見つかりません' };
const SAFE_QUERY_VALUE = /^[\p{L}\p{N} _-]{1,64}$/u;

/** @param url of the request, with its query */
export async function describePage(url: URL, { table, read, mediaOrigin }: Sources): Promise<PageDescription> {
  const locale: Locale = url.searchParams.get('lang') === 'ja' ? 'ja' : 'en';
  const unknown = { locale, title: NOT_FOUND[locale], description: SITE_TEXT[locale], address: undefined };
  const found = findPage(table, url.pathname);
  if (!found) return { ...unknown, isIndexed: false };
  const { page, path } = found;
  const { metadata = {} } = page;
  const isIndexed = page.login === 'none' && metadata.robots !== 'none';
  const general: PageDescription = {
    locale,
    title: (metadata.title ?? page.title)[locale],
    description: (metadata.description ?? SITE_TEXT)[locale],
    address: generalAddress(url, metadata),
    isIndexed,
    search: metadata.search,
  };
  if (!metadata.sources) return general;
  const values: PlaceholderValues = { path, query: url.searchParams };
  const source = metadata.sources.find(({ when = {} }) =>
    Object.entries(when).every(([key, value]) => url.searchParams.get(key) === value),
  );
  const reply = source && (await readSource(source, table, values, read));
  // The page shows that nothing was found.
  if (reply?.kind === 'missing') return { ...unknown, isIndexed: false };
  if (!source || reply?.kind !== 'found') return { ...general, isIndexed: isIndexed && reply !== undefined };
  return { ...general, ...describeReply(source, { ...values, reply: reply.data }, general, mediaOrigin) };
}

/** The page of a path, and the parameters of its pattern. */
export function findPage({ pages }: MetadataTable, pathname: string) {
  for (const page of pages) {
    const match = new RegExp(page.pattern, 'i').exec(pathname);
    if (match) return { page, path: { ...match.groups } };
  }
  return undefined;
}

/** Only the keys of the query that select what the page shows, in one order. */
function generalAddress(url: URL, { query = [] }: PageMetadata): string {
  const kept = query.flatMap((key) => {
    const value = url.searchParams.get(key) ?? '';
    return SAFE_QUERY_VALUE.test(value) ? [[key, value]] : [];
  });
  const path = url.pathname.replace(/(?<=.)\/$/, '');
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path;
}

/** Undefined when the address lacks a value of the input: such a page needs no content. */
async function readSource(
  { operation, input }: MetadataSource,
  { operations }: MetadataTable,
  values: PlaceholderValues,
  read: PlatformReader,
): Promise<PlatformReply | undefined> {
  const [method, template] = operations[operation]?.split(' ') ?? [];
  if (!method || !template) return undefined;
  const filled = Object.entries(input).map(([name, each]) => [name, fillTemplate(each, values)] as const);
  if (filled.some(([, value]) => value === undefined)) return undefined;
  const rest = new Map(filled.map(([name, value]) => [name, value ?? '']));
  const path = template.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = rest.get(name) ?? '';
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (method !== 'GET') return read({ method, path, body: JSON.stringify(Object.fromEntries(rest)) });
  const query = new URLSearchParams([...rest]);
  return read({ method, path: rest.size > 0 ? `${path}?${query}` : path });
}

function describeReply(
  source: MetadataSource,
  values: PlaceholderValues,
  general: PageDescription,
  mediaOrigin: string,
): Partial<PageDescription> {
  const { reply } = values;
  const inLocale = (en: string | undefined, ja: string | undefined) =>
    (general.locale === 'ja' && textField(reply, ja)) || textField(reply, en);
  const name = inLocale(source.title, source.titleJa) ?? general.title;
  const card = source.card && fillTemplate(source.card, values);
  const text = inLocale(source.description, source.descriptionJa);
  const picture = source.pictures
    .map((path) => fieldOf(reply, path))
    .find((each): each is string => typeof each === 'string' && each.startsWith(`${mediaOrigin}/`));
  return {
    title: name,
    description: text ?? general.description,
    address: fillTemplate(source.address, values) ?? general.address,
    content: {
      kind: source.kind,
      name,
      text,
      picture,
      card: card && `${mediaOrigin}${card}?lang=${general.locale}`,
      video: youtubeVideoId(textField(reply, source.video) ?? '') ?? undefined,
      author: textField(reply, source.author),
      createdAt: textField(reply, source.createdAt),
      startsAt: textField(reply, source.startsAt),
      endsAt: textField(reply, source.endsAt),
      isCancelled: source.isCancelled !== undefined && fieldOf(reply, source.isCancelled) === true,
    },
  };
}
