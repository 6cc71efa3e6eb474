import type { PageState } from './read-frame.ts';

export interface Visit {
  path: string;
  locale: string;
  state: PageState;
  /** Errors and refusals that the browser printed. */
  messages: string[];
}

type Module = PageState['modules'][number];

/** The release on trial. */
export interface Candidate {
  name: string;
  id: string;
}

/** Of 25 points: a module may grow over some, and not over the page. */
const MAX_TAKEN_POINTS = 8;

/** @returns what the candidate breaks on a page that works without it, as sentences */
export function comparePages({ name, id }: Candidate, before: Visit, after: Visit): string[] {
  const where = `${after.path} (${after.locale})`;
  const at = (text: string) => `${where}: ${text}`;
  const { state } = after;
  if (name === 'shell' && state.shell !== id) return [at('the shell did not start; the last known good one did')];
  const own = state.modules.filter((each) => each.name === name);
  const isOwn = ({ release }: Module) => name === 'shell' || release === id;
  const broken = own.filter((each) => each.state === 'failed' || (each.state === 'shown' && !isOwn(each)));
  const lost = state.modules.filter((each) => each.state === 'failed' && each.name !== name && wasShown(before, each));
  const replaced = Object.entries(state.functions).filter(([key, text]) => before.state.functions[key] !== text);
  const restyled = Object.entries(state.styles).filter(([key, text]) => before.state.styles[key] !== text);
  const taken = state.owners.filter(
    (owner, index) => owner !== before.state.owners[index] && (owner === name || owner.startsWith('body ')),
  );
  const known = new Set(before.messages);
  return [
    ...broken.map(({ module }) => at(`its module "${module}" was not mounted`)),
    ...findSlow({ name, id }, before, after),
    ...lost.map((each) => at(`the module "${each.name}/${each.module}" of another remote failed`)),
    ...(before.state.hasHeading && !state.hasHeading ? [at('the page has lost its heading')] : []),
    ...replaced.map(([key]) => at(`the function ${key} of the browser was replaced`)),
    ...(name === 'shell' ? [] : restyled.map(([key]) => at(`the style of "${key}" changed`))),
    ...(taken.length > MAX_TAKEN_POINTS && name !== 'shell' ? [at('it covers the page')] : []),
    ...after.messages.filter((message) => !known.has(message)).map(at),
  ];
}

/** @returns the modules that were not complete in time, as sentences: the candidate hangs, or the machine was busy */
export function findSlow({ name }: Candidate, before: Visit, after: Visit): string[] {
  const { path, locale, state } = after;
  return state.modules
    .filter((each) => each.state === 'loading' && (each.name === name || wasShown(before, each)))
    .map((each) => `${path} (${locale}): the module "${each.name}/${each.module}" was not complete in time`);
}

const wasShown = ({ state }: Visit, { name, module }: Module): boolean =>
  state.modules.some((was) => was.name === name && was.module === module && was.state === 'shown');
