import type { PageContent, PageDescription } from './describe-page.ts';

interface Addresses {
  /** Of the page, absolute. */
  url: string;
  site: string;
  picture: string | undefined;
}

type Thing = { '@type': string } & Record<string, unknown>;

/** The content of a page in the vocabulary of https://schema.org, for JSON-LD. Undefined for a page without any. */
export function structuredData(page: PageDescription, addresses: Addresses): Record<string, unknown> | undefined {
  const thing = page.content ? describeContent(page.content, addresses) : page.search && describeSite(page, addresses);
  return thing ? { '@context': 'https://schema.org', ...thing } : undefined;
}

const describeSite = ({ search = '', description, locale }: PageDescription, { site }: Addresses): Thing => ({
  '@type': 'WebSite',
  name: 'XANA',
  url: `${site}/`,
  description,
  inLanguage: locale,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: site + search.replace('{query}', '{search_term_string}') },
    'query-input': 'required name=search_term_string',
  },
});

function describeContent(content: PageContent, { url, site, picture }: Addresses): Thing {
  const { kind, name, text, author, createdAt, startsAt, endsAt } = content;
  const common = { name, description: text, url, image: picture };
  const person = author && { '@type': 'Person', name: author };
  switch (kind) {
    case 'event':
      return {
        '@type': 'Event',
        ...common,
        startDate: startsAt,
        endDate: endsAt,
        eventStatus: `https://schema.org/${content.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url },
        organizer: person || { '@type': 'Organization', name: 'XANA', url: `${site}/` },
      };
    case 'profile':
      return { '@type': 'ProfilePage', dateCreated: createdAt, mainEntity: { '@type': 'Person', ...common } };
    case 'post':
      return {
        '@type': 'SocialMediaPosting',
        headline: (text ?? name).slice(0, 110),
        articleBody: text,
        url,
        image: picture,
        datePublished: createdAt,
        author: person,
      };
    case 'item':
      return {
        '@type': 'ItemPage',
        url,
        mainEntity: {
          '@type': 'CreativeWork',
          ...common,
          dateCreated: createdAt,
          creator: person,
          video: content.video && describeVideo(content, content.video),
        },
      };
  }
}

/** The date is that of the space: the platform does not know when the video was published. */
const describeVideo = ({ name, text, createdAt }: PageContent, id: string): Thing => ({
  '@type': 'VideoObject',
  name,
  description: text ?? name,
  thumbnailUrl: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  uploadDate: createdAt,
  embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
});
