import type { InputOf, Operation } from '@xana/contracts/operation';
import type { PageContribution } from '@xana/contracts/remotes/contributions';

/** Input values, or placeholders for the URL: `{id}` of the page's pattern, `{?type}` of the query. */
type Template<Input> = { [Field in keyof Input]: Input[Field] | `{${string}}` };

/**
 * Preloads a public call that a visitor's first screen needs: the page sends it before any code loads. The input must
 * equal the input of the screen.
 */
export function preload<Op extends Operation>(
  { id, path }: Op,
  input: Template<InputOf<Op>>,
): PageContribution['preload'][number] {
  const rest = new Map(Object.entries(input as Record<string, unknown>));
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return value;
  });
  const query = [...rest].map(([name, value]) => `${name}=${value}`).join('&');
  return { operation: id, path: query ? `${filled}?${query}` : filled };
}
