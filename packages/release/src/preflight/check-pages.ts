import type { ReleaseRecord } from '@xana/contracts/releases/release-record';

interface Page {
  label: string;
  remote: string;
  path: string;
  segments: string[];
}

/** Addresses of the page server itself. */
const RESERVED = ['health', 'ready', 'revision', 'r0', 'r1', 'r2'];
const SEGMENT = /^(:[A-Za-z]+|[A-Za-z0-9][A-Za-z0-9-]*)$/;

/**
 * Whether every address belongs to one remote at most: no two pages match the same address, and no page takes all addresses.
 *
 * @param remotes the active releases; the pages of a fallback are not used
 */
export function checkPages(remotes: readonly ReleaseRecord[]): string[] {
  const pages = remotes.flatMap(({ name, version, contributions }) =>
    (contributions?.pages ?? []).map(({ path }) => ({
      label: `${name} ${version}`,
      remote: name,
      path,
      segments: path.split('/').filter(Boolean),
    })),
  );
  return [
    ...pages.flatMap(checkPath),
    ...pages.flatMap((page, index) => pages.slice(index + 1).flatMap((other) => checkPair(page, other))),
  ];
}

function checkPath({ label, path, segments }: Page): string[] {
  const [first = ''] = segments;
  const parameters = segments.filter((segment) => segment.startsWith(':'));
  if (!segments.every((segment) => SEGMENT.test(segment)))
    return [`${label} contributes the page ${path}: a path has fixed segments and :parameters only.`];
  if (first.startsWith(':'))
    return [
      `${label} contributes the page ${path}, which takes the addresses of other remotes: begin it with a fixed segment.`,
    ];
  if (RESERVED.includes(first.toLowerCase()))
    return [`${label} contributes the page ${path}, but /${first} belongs to the page server.`];
  if (new Set(parameters).size < parameters.length)
    return [`${label} contributes the page ${path}, which has two parameters with the same name.`];
  return [];
}

/** Two releases of one remote are never active together, and one remote may let a fixed path win over a parameter. */
function checkPair(one: Page, other: Page): string[] {
  const isSamePath = shapeOf(one.path) === shapeOf(other.path);
  if (one.remote === other.remote ? !isSamePath : !matchesSameAddress(one, other)) return [];
  if (one.remote === other.remote) return [`${one.label} contributes the page ${one.path} twice.`];
  return isSamePath
    ? [`${one.label} and ${other.label} both contribute the page ${one.path}.`]
    : [`The page ${one.path} of ${one.label} and the page ${other.path} of ${other.label} match the same address.`];
}

/** Equal for paths that differ only in case or in the names of parameters. */
export const shapeOf = (path: string): string =>
  path
    .toLowerCase()
    .replace(/:[^/]+/g, ':')
    .replace(/\/$/, '');

function matchesSameAddress({ segments: ones }: Page, { segments: others }: Page): boolean {
  const isOpen = (segment: string) => segment.startsWith(':');
  return (
    ones.length === others.length &&
    ones.every((segment, index) => {
      const other = others[index] ?? '';
      return isOpen(segment) || isOpen(other) || segment.toLowerCase() === other.toLowerCase();
    })
  );
}
