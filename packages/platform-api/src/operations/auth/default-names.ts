import { randomInt } from 'node:crypto';
import { isPersonName, tidyName } from '@xana/validation';
import { looksReserved } from '../users/usernames.ts';

const MOODS =
  'Bold Brave Bright Calm Cheery Clever Cosy Curious Daring Eager Early Fair Fond Free Gentle Glad Golden Grand Happy Honest Jolly Keen Kind Light Lively Loyal Lucky Mellow Merry Mild Neat Nimble Noble Patient Playful Polite Proud Quick Quiet Ready Serene Sincere Snug Soft Spry Steady Sunny Sweet Swift Tender Tidy True Vivid Warm Wise Witty Young Zesty'.split(
    ' ',
  );
const COLOURS =
  'Amber Apricot Aqua Azure Beige Birch Blue Bronze Cedar Cherry Citrus Clay Clover Cobalt Copper Coral Cream Crystal Denim Ebony Emerald Fern Flint Garnet Ginger Green Hazel Honey Indigo Ivory Jade Jasmine Lemon Lilac Lime Linen Mango Maple Marble Mint Mocha Olive Onyx Opal Orchid Peach Pearl Pine Plum Quartz Rose Ruby Saffron Sage Sand Silver Slate Teal Topaz Umber Violet Walnut Willow'.split(
    ' ',
  );
const ANIMALS =
  'Badger Beaver Bison Bunting Caribou Cicada Condor Crane Cricket Curlew Deer Dolphin Dove Egret Falcon Finch Firefly Fox Gazelle Gecko Gibbon Goose Grouse Hare Hawk Hedgehog Heron Ibex Ibis Iguana Jackdaw Jay Kestrel Kingfisher Kite Koala Koi Lark Lemur Leopard Lynx Macaw Magpie Manta Marmot Marten Merlin Moose Moth Narwhal Newt Ocelot Oriole Osprey Otter Owl Panda Penguin Petrel Plover Puffin Quail Quokka Rabbit Raven Robin Salmon Seal Shrike Sparrow Squirrel Starling Stoat Stork Swallow Swan Tapir Tern Thrush Toucan Turtle Vicuna Walrus Warbler Whale Wolf Wombat Wren Yak Zebra'.split(
    ' ',
  );

export const DEFAULT_NAME_COUNT = MOODS.length * COLOURS.length * ANIMALS.length;

/** The name number `index`, from 0 up to the count: three terms of letters, so that it passes the rule for names (VA-06). */
export function defaultNameAt(index: number): string {
  const mood = MOODS[index % MOODS.length];
  const colour = COLOURS[Math.floor(index / MOODS.length) % COLOURS.length];
  const animal = ANIMALS[Math.floor(index / MOODS.length / COLOURS.length) % ANIMALS.length];
  return `${mood} ${colour} ${animal}`;
}

/** A name for a user who has not chosen one. Two users may get the same: usernames are unique, names are not. */
export const defaultName = (): string => defaultNameAt(randomInt(DEFAULT_NAME_COUNT));

const MAX_NAME_LENGTH = 100;

/** The name from another service, without characters that the rule for names rejects (VA-06); else a default name. */
export function nameFromElsewhere(text: string): string {
  const letters = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}ー \u3000]/gu, ' ')
    .trim();
  const name = tidyName([...letters].slice(0, MAX_NAME_LENGTH).join(''));
  return isPersonName(name) && !looksReserved(name) ? name : defaultName();
}
