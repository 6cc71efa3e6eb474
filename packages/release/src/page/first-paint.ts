import type { StorageName } from '@xana/contracts/storage-keys';

const keyOf = (name: StorageName) => name;

/** An inline script that sets theme, language and whether a member returns before the first paint, so that nothing flashes. */
export const FIRST_PAINT = `try{var d=document.documentElement,t=localStorage.getItem("${keyOf('theme')}"),l=localStorage.getItem("${keyOf('locale')}"),m=localStorage.getItem("${keyOf('userConnected')}")}catch(e){}d.dataset.theme=t==="light"||t==="dark"?t:matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";d.toggleAttribute("data-member",m==="true");d.lang=l==="ja"||l==="en"?l:/^ja/.test(new URLSearchParams(location.search).get("lang")||navigator.language)?"ja":"en"`;

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="9" fill="#5b3df5"/><path d="M9 9l14 14M23 9 9 23" stroke="#fff" stroke-width="4" stroke-linecap="round"/></svg>';

/** The mark of the site without a request. Attribute values in it have single quotes, and only what ends an address early is escaped. */
export const ICON = `data:image/svg+xml,${MARK.replaceAll('"', "'").replaceAll('#', '%23')}`;
