import type { InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import type { PageContribution } from '@xana/contracts/remotes/contribution-kinds';
import { PICTURE_WIDTHS } from '@xana/ui-kit/picture-widths';

type Preload = PageContribution['preload'][number];

/** Input values, or placeholders for the URL: `{id}` of the page's pattern, `{?type}` of the query. */
type Template<Input> = { [Field in keyof Input]: Input[Field] | `{${string}}` };

/** Fields with an address, also of the first object of a list: `rows.0.image`. */
type PictureField<Value> = Value extends readonly (infer Item)[]
  ? `0.${PictureField<Item>}`
  : Value extends object
    ? { [Key in keyof Value & string]: Key | `${Key}.${PictureField<NonNullable<Value[Key]>>}` }[keyof Value & string]
    : never;

interface PreloadOptions<Op extends Operation> extends Pick<Preload, 'when' | 'media'> {
  /**
   * The largest picture of the first screen: the field of the reply with its address, and the `sizes` that it is shown with. With a `place`
   * the page begins with it, and the page server shows it there before any code runs.
   */
  picture?: Pick<NonNullable<Preload['picture']>, 'sizes' | 'place'> & { field: PictureField<OutputOf<Op>> };
}

/**
 * Preloads a public call that a visitor's first screen needs: the page sends it before any code loads. The input must
 * equal the input of the screen.
 */
export function preload<Op extends Operation>(
  { id, method, path }: Op,
  input: Template<InputOf<Op>>,
  { picture, ...conditions }: PreloadOptions<Op> = {},
): Preload {
  const rest = new Map(Object.entries(input as Record<string, unknown>).map(([name, value]) => [name, String(value)]));
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return String(value);
  });
  const options = {
    ...conditions,
    ...(picture ? { picture: { ...picture, widths: [...PICTURE_WIDTHS] } } : {}),
  };
  if (method !== 'GET') return { operation: id, path: filled, body: Object.fromEntries(rest), ...options };
  const query = [...rest].map(([name, value]) => `${name}=${value}`).join('&');
  return { operation: id, path: query ? `${filled}?${query}` : filled, ...options };
}
