import createPurifier, { type Config } from 'dompurify';
import { sanitizerPolicy } from '../../boot/sanitizer-policy.ts';

export const MAX_FOOTER_LENGTH = 65_536;

/** Texts, lists and links: no scripts, styles, forms, nor `id` or `name` attributes (DOM clobbering). */
const SANITIZER_CONFIG = {
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

const MAX_ELEMENTS = 400;

/**
 * Sanitizes the HTML of the footer. Links that leave the site open a new tab without access to this one.
 *
 * @throws when no text is left, or more than `MAX_ELEMENTS` elements
 */
export function sanitizeFooter(html: string): DocumentFragment {
  const content = purifier().sanitize(html, { ...SANITIZER_CONFIG, TRUSTED_TYPES_POLICY: sanitizerPolicy });
  const size = content.querySelectorAll('*').length;
  if (!content.textContent?.trim() || size > MAX_ELEMENTS)
    throw new Error(`The footer has ${size} elements; it must have a text and at most ${MAX_ELEMENTS} elements.`);
  return content;
}

/** What the last call removed: the elements, and the attributes with their elements. */
export const removedFromFooter = () => purifier().removed;

let created: ReturnType<typeof createPurifier> | undefined;

function purifier() {
  if (created) return created;
  created = createPurifier(window);
  created.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName !== 'A') return;
    const address = element.getAttribute('href');
    if (!address) return element.replaceWith(...element.childNodes);
    if (new URL(address, location.origin).origin === location.origin) return;
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  });
  return created;
}
