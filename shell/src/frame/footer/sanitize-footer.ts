import createPurifier, { type Config } from 'dompurify';
import { sanitizerPolicy } from '../../boot/sanitizer-policy.ts';

/** Words, lists and links. Nothing that carries a script, a style, a name that the page's code could meet, or a form. */
const HARMLESS = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'br',
    'div',
    'em',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'li',
    'nav',
    'ol',
    'p',
    'small',
    'span',
    'strong',
    'ul',
  ],
  ALLOWED_ATTR: ['href', 'lang', 'title'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?![/\\]))/i,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** More elements than that are not a footer. */
const MAX_ELEMENTS = 400;

/**
 * Makes a fetched footer harmless. Links that leave the site open a tab of their own, which knows nothing of this one.
 *
 * @throws when nothing to read is left, or far too much
 */
export function sanitizeFooter(html: string): DocumentFragment {
  const content = purifier().sanitize(html, { ...HARMLESS, TRUSTED_TYPES_POLICY: sanitizerPolicy });
  const size = content.querySelectorAll('*').length;
  if (!content.textContent?.trim() || size > MAX_ELEMENTS) throw new Error(`The footer has ${size} elements.`);
  return content;
}

let made: ReturnType<typeof createPurifier> | undefined;

function purifier() {
  if (made) return made;
  made = createPurifier(window);
  made.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return;
    const address = element.getAttribute('href');
    if (!address) return element.replaceWith(...element.childNodes);
    if (new URL(address, location.origin).origin === location.origin) return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  });
  return made;
}
