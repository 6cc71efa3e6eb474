import { JSDOM } from 'jsdom';

/** The site sets both on each link itself. */
const SET_BY_SITE = ['target', 'rel'];

/** @returns what the site would leave out of this footer, as sentences; empty when nothing */
export async function checkFooter(html: string, siteOrigin: string): Promise<string[]> {
  const { window } = new JSDOM('', { url: siteOrigin });
  // The sanitizer of the site runs in the window of a browser.
  Object.assign(globalThis, { window, location: window.location });
  const { MAX_FOOTER_LENGTH, removedFromFooter, sanitizeFooter } = await import(
    '../src/frame/footer/sanitize-footer.ts'
  );
  const tooLong = html.length > MAX_FOOTER_LENGTH ? [`It has more than ${MAX_FOOTER_LENGTH} characters.`] : [];
  try {
    sanitizeFooter(html);
  } catch (error) {
    return [...tooLong, ...describeRemoved(removedFromFooter()), (error as Error).message];
  }
  return [...tooLong, ...describeRemoved(removedFromFooter())];
}

type Removed = ReturnType<typeof import('../src/frame/footer/sanitize-footer.ts').removedFromFooter>[number];

const describeRemoved = (removed: readonly Removed[]): string[] =>
  removed.flatMap((each) => {
    if ('element' in each) return describeElement(each.element);
    const { attribute, from } = each;
    if (!attribute || SET_BY_SITE.includes(attribute.name)) return [];
    const text = from.textContent?.trim().slice(0, 40);
    return [`${attribute.name}="${attribute.value}" is left out of <${from.nodeName.toLowerCase()}>${text}.`];
  });

/** What the sanitizer itself adds around the file. */
const OF_SANITIZER = ['BODY', 'HTML', 'HEAD'];

function describeElement({ nodeName, textContent }: Node): string[] {
  if (nodeName.startsWith('#') || OF_SANITIZER.includes(nodeName)) return [];
  const text = textContent?.trim().slice(0, 40);
  return [`<${nodeName.toLowerCase()}> is not allowed${text ? `: ${text}` : ''}.`];
}
