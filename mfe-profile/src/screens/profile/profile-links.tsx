import type { UserProfile } from '@xana/contracts/http/users/profiles';
import { GlobeIcon } from '@xana/ui-kit/icon';
import { DiscordIcon, InstagramIcon, XIcon, YouTubeIcon } from '@xana/ui-kit/link-icon';
import { useText } from './phrases/phrases.ts';
import * as css from './profile-view.module.css';

const ICONS = {
  website: GlobeIcon,
  instagram: InstagramIcon,
  twitter: XIcon,
  discord: DiscordIcon,
  youtube: YouTubeIcon,
};
type LinkName = keyof typeof ICONS;
const LINK_NAMES = Object.keys(ICONS) as LinkName[];
const SCHEME = /^https?:\/\//i;

/** The links of a user, who chose them: search engines and opened pages get no trust from this site. */
export function ProfileLinks({ profile }: { profile: Pick<UserProfile, LinkName> }) {
  const t = useText();
  const names = LINK_NAMES.filter((name) => profile[name]);
  if (names.length === 0) return null;
  return (
    <ul className={css.links} aria-label={t('links')}>
      {names.map((name) => {
        const Icon = ICONS[name];
        return (
          <li key={name}>
            <a
              className={css.explorer}
              href={addressOf(name, profile[name] ?? '')}
              target="_blank"
              rel="noopener nofollow ugc"
            >
              <Icon size={18} />
              {name === 'website' ? (profile.website ?? '').replace(SCHEME, '').slice(0, 40) : t(`link.${name}`)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** A name becomes an address. Only http(s) links are valid (VA-09 to VA-11), so a link without a scheme starts with its host. */
function addressOf(name: LinkName, text: string): string {
  if (name === 'instagram') return `https://www.instagram.com/${encodeURIComponent(text)}`;
  if (name === 'twitter') return `https://x.com/${encodeURIComponent(text)}`;
  return SCHEME.test(text) ? text : `https://${text}`;
}
