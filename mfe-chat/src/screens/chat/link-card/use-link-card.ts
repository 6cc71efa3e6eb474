import { getLinkCard } from '@xana/contracts/http/chat/link-cards';
import { useOperation } from '@xana/remote-kit';
import type { SiteLink } from '@xana/remote-kit/site-link';

/** Another opening of the conversation asks again only after it. */
const STALE_MS = 60_000;

/** The card of a page of the site. The composer and the message that it sends share the answer. */
export const useLinkCard = ({ kind, id }: SiteLink, isEnabled: boolean) =>
  useOperation(getLinkCard, { kind, id }, { isEnabled, staleMilliseconds: STALE_MS });
