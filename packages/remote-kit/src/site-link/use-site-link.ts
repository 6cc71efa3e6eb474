import { findSiteLink, type SiteLink } from '@xana/validation';
import { useMemo } from 'react';

export type { SiteLink };

/** The first link to a space, event, profile or post of this site in a user's text. */
export const useSiteLink = (text: string): SiteLink | null =>
  useMemo(() => findSiteLink(text, location.origin), [text]);
