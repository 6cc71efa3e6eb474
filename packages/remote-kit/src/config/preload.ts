import type { InputOf, Operation } from '@xana/contracts/operation';
import type { PageContribution } from '@xana/contracts/remotes/contributions';

/** Values of the input, or what the address gives: `{id}` of the page's pattern, `{?type}` of the query. */
type Template<Input> = { [Field in keyof Input]: Input[Field] | `{${string}}` };

/**
 * A public call whose answer a visitor's first screen needs: it is made along with the HTML, before any code runs. Its
 * input must be the very one that the screen asks with.
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
