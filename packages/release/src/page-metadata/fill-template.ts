/** What placeholders of a source or a preload stand for. */
export interface PlaceholderValues {
  /** `{id}`: parameters of the page's pattern. */
  path: Readonly<Record<string, string | undefined>>;
  /** `{?user}` */
  query: URLSearchParams;
  /** `{.entityType}` */
  reply?: unknown;
}

/** Ids, kinds and names: nothing that means something in an address. */
const SAFE_VALUE = /^[\w-]{1,64}$/;

/** Fills an address or a value. Undefined when a placeholder has no value, or one that is not an id, a kind or a name. */
export function fillTemplate(template: string, { path, query, reply }: PlaceholderValues): string | undefined {
  let isComplete = true;
  const filled = template.replace(/\{([?.]?)([\w.]{1,80})\}/g, (_, source: string, name: string) => {
    const value = source === '?' ? query.get(name) : source === '.' ? fieldOf(reply, name) : path[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (!SAFE_VALUE.test(text)) isComplete = false;
    return text;
  });
  return isComplete ? filled : undefined;
}

/** @param path `space.name`. @returns undefined where the reply has no such field of its own */
export function fieldOf(reply: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (Object.hasOwn(Object(value), name) ? Object(value)[name] : undefined), reply);
}

export function textField(reply: unknown, path: string | undefined): string | undefined {
  const value = path === undefined ? undefined : fieldOf(reply, path);
  return typeof value === 'string' && value.trim() ? value : undefined;
}
