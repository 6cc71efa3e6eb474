import { coins } from './scenes/coins.ts';

import { collectionScene, tokenScene } from './scenes/object-scene.ts';
import { avatarFigure, portrait } from './scenes/people/person.ts';
import { posterScene } from './scenes/poster-scene.ts';
import { spaceScene } from './scenes/space-scene.ts';

/** Kinds of pictures that can be drawn from a key, as vector scenes. */
const KINDS: Record<string, (key: string) => string> = {
  space: spaceScene,
  event: posterScene,
  post: spaceScene,
  banner: spaceScene,
  collection: collectionScene,
  product: coins,
  person: portrait,
  avatar: avatarFigure,
  nft: tokenScene,
};

/** @param name `space/s17-neon-arcade` @returns undefined for a kind that is not drawn */
export function drawScene(name: string): string | undefined {
  const [kind = '', key = ''] = name.split('/');
  return Object.hasOwn(KINDS, kind) && key ? KINDS[kind]?.(name) : undefined;
}
