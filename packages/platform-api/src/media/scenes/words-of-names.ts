/** Japanese terms of names. A longer term stands before a shorter one that it contains. */
const JAPANESE: readonly (readonly [string, string])[] = [
  ['夜明け', 'dawn'],
  ['星降る', 'starfall'],
  ['月影', 'moonlit'],
  ['桜', 'cherry'],
  ['浮遊', 'floating'],
  ['電脳', 'cyber'],
  ['深海', 'deep'],
  ['雲の上', 'clouds'],
  ['虹色', 'rainbow'],
  ['静寂', 'silent'],
  ['真夜中', 'midnight'],
  ['硝子', 'glass'],
  ['幻', 'phantom'],
  ['風鳴る', 'windy'],
  ['水鏡', 'mirror'],
  ['夕暮れ', 'sunset'],
  ['庭園', 'pond'],
  ['図書館', 'library'],
  ['劇場', 'theatre'],
  ['灯台', 'lighthouse'],
  ['温泉', 'spring'],
  ['天文台', 'observatory'],
  ['商店街', 'avenue'],
  ['美術館', 'gallery'],
  ['喫茶店', 'cafe'],
  ['展望台', 'lookout'],
  ['神社', 'shrine'],
  ['工房', 'workshop'],
  ['港', 'harbor'],
  ['研究所', 'laboratory'],
  ['迷宮', 'labyrinth'],
  ['迷路', 'maze'],
  ['ラッシュ', 'rush'],
  ['クエスト', 'quest'],
  ['レース', 'race'],
  ['パズル', 'puzzle'],
  ['タワー', 'tower'],
  ['バトル', 'battle'],
  ['鬼ごっこ', 'tag'],
  ['ロビー', 'lobby'],
  ['広場', 'plaza'],
  ['コンサート', 'concert'],
  ['学校', 'academy'],
  ['通り', 'avenue'],
  ['空の駅', 'clouds station'],
  ['スタジアム', 'stadium'],
  ['夜市', 'festive market'],
  ['祭り', 'festive'],
  ['ライブ', 'concert'],
  ['交流会', 'meetup'],
  ['星空', 'stargazing'],
  ['ファッション', 'fashion'],
  ['写真', 'photo'],
  ['朗読', 'story'],
  ['ディスコ', 'disco'],
  ['衣', 'robe'],
  ['窓', 'window'],
  ['楽器', 'instrument'],
];
/** Terms that mean the same as the term a picture is known by. */
const SYNONYMS: Readonly<Record<string, string>> = {
  school: 'academy',
  hall: 'concert',
  stage: 'concert',
  theater: 'theatre',
  bridge: 'pond',
  harbour: 'harbor',
  pier: 'harbor',
  beach: 'lagoon',
  island: 'lagoon',
  castle: 'siege',
  temple: 'sanctuary',
  lab: 'laboratory',
  studio: 'atelier',
  boutique: 'avenue',
  festivals: 'festive',
  sunset: 'dusk',
  sky: 'clouds',
  starry: 'starlit',
  moonlight: 'moonlit',
  sakura: 'cherry',
  masks: 'mask',
  companions: 'companion',
  windows: 'window',
  fleet: 'ship',
  instruments: 'instrument',
  keys: 'key',
};
const MAX_WORDS = 8;

/** The terms of a name in English, in their order: `星降る図書館` is `starfall`, `library`. */
export function wordsOfName(name: string): string[] {
  let text = name.toLowerCase();
  for (const [term, word] of JAPANESE) text = text.replaceAll(term, ` ${word} `);
  const words = text.match(/[a-z]+/g) ?? [];
  return words.slice(0, MAX_WORDS).map((word) => (Object.hasOwn(SYNONYMS, word) ? (SYNONYMS[word] ?? word) : word));
}

/**
 * The key of a drawn picture: its row's id comes first, then the terms that the drawing reads.
 * @param id `s17` @returns `space/s17-neon-arcade`
 */
export const pictureKey = (kind: string, id: string, name: string): string =>
  `${kind}/${[id, ...wordsOfName(name)].join('-').slice(0, 60).replace(/-$/, '')}`;
