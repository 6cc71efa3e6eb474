import { icon } from './icon.tsx';

/* The services that a profile links to, drawn in the style of the other icons. */

export const DiscordIcon = icon(
  <path d="M8.6 6.4C7 6.7 6 7.1 5 7.7c-1.5 2.7-2 5.6-1.9 8.6 1.4 1 2.8 1.6 4.3 1.9l1-1.8m7-10c1.6.3 2.6.7 3.6 1.3 1.5 2.7 2 5.6 1.9 8.6-1.4 1-2.8 1.6-4.3 1.9l-1-1.8M7.5 7.8c2.9-1 6.1-1 9 0M7 15.8c3.1 1.6 6.9 1.6 10 0M9.2 11.4a.6.9 0 1 0 0 1.8.6.9 0 0 0 0-1.8Zm5.6 0a.6.9 0 1 0 0 1.8.6.9 0 0 0 0-1.8Z" />,
);
export const InstagramIcon = icon(
  <path d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm4.6-1.1h.01" />,
);
export const XIcon = icon(<path d="M4.8 4.5h3.4l11 15h-3.4l-11-15Zm13.7 0-5.8 6.6m-1.5 1.8-5.7 6.6" />);
export const YouTubeIcon = icon(
  <path d="M6.5 5.8h11A3.5 3.5 0 0 1 21 9.3v5.4a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 14.7V9.3a3.5 3.5 0 0 1 3.5-3.5Zm3.7 3.6v5.2l4.6-2.6-4.6-2.6Z" />,
);
