import { coins } from './scenes/coins.ts';
import { figure } from './scenes/figure.ts';
import { landscape } from './scenes/landscape.ts';

/** Kinds of pictures that can be drawn from a key, as vector scenes. */
const KINDS: Record<string, (key: string) => string> = {
  space: landscape,
  event: landscape,
  post: landscape,
  banner: landscape,
  collection: landscape,
  product: coins,
  person: (key) => figure(key, false),
  avatar: (key) => figure(key, true),
  nft: (key) => figure(key, true),
};

/** @param name `space/neon-alley` @returns undefined for a kind that is not drawn */
export function drawScene(name: string): string | undefined {
  const [kind = '', key = ''] = name.split('/');
  return Object.hasOwn(KINDS, kind) && key ? KINDS[kind]?.(name) : undefined;
}
