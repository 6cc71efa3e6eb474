import type { InputOf, Operation, OutputOf } from '@xana/contracts/operation';
import type { MetadataSource } from '@xana/contracts/remotes/page-metadata';

/** The names of the fields of a reply, with those of objects in it: `space.name`. Lists are left out. */
type FieldOf<Value> = Value extends readonly unknown[]
  ? never
  : Value extends object
    ? { [Key in keyof Value & string]: Key | `${Key}.${FieldOf<NonNullable<Value[Key]>>}` }[keyof Value & string]
    : never;

type Fields<Op extends Operation> = {
  [Name in
    | 'title'
    | 'titleJa'
    | 'description'
    | 'descriptionJa'
    | 'video'
    | 'author'
    | 'createdAt'
    | 'startsAt'
    | 'endsAt'
    | 'isCancelled']?: FieldOf<OutputOf<Op>>;
} & { title: FieldOf<OutputOf<Op>>; pictures: FieldOf<OutputOf<Op>>[] };

type Source<Op extends Operation> = Pick<MetadataSource, 'when' | 'kind' | 'address' | 'card'> &
  Fields<Op> & { input: { [Field in keyof InputOf<Op>]: `{${string}}` } };

/**
 * Names the public operation that describes a page to search engines and link previews, and the fields of its reply. The page server calls it
 * without a session, for crawlers only.
 */
export function metadataSource<Op extends Operation>({ id }: Op, source: Source<Op>): MetadataSource {
  return { ...source, operation: id };
}
