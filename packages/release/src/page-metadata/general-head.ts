import { HEAD_BEGIN, HEAD_END } from './head-html.ts';

/** What people's browsers get at every address, before the page sets its own title. The page server replaces it for crawlers. */
export const GENERAL_HEAD = `${HEAD_BEGIN}<title>XANA</title>
<meta name="description" content="Spaces, events, games and people of the XANA metaverse.">${HEAD_END}`;
