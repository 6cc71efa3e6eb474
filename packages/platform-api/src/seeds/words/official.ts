/** Names and descriptions of the official spaces, in both languages. */
interface OfficialTexts {
  name: string;
  name_ja: string;
  description: string;
  description_ja: string;
}

export const LOBBY_WORDS: OfficialTexts = {
  name: 'XANA Lobby',
  name_ja: 'XANAロビー',
  description: 'Where everybody arrives. Say hello, look around, and take a door to anywhere.',
  description_ja:
    'みんなが最初に降り立つ場所です。あいさつを交わし、あたりを眺めたら、好きな扉からどこへでも出かけましょう。',
};

export const OFFICIAL_WORDS: readonly OfficialTexts[] = [
  {
    name: 'XANA Plaza',
    name_ja: 'XANA広場',
    description: 'The square in the middle of it all. Street musicians by day, lanterns by night.',
    description_ja: 'すべての道が集まる広場です。昼は大道芸、夜は灯りをお楽しみください。',
  },
  {
    name: 'Japanese Garden',
    name_ja: '日本庭園',
    description: 'A pond, a red bridge and four seasons in one walk. Best enjoyed slowly.',
    description_ja: '池と赤い橋、そして四季をひと回りで楽しめる庭です。どうぞごゆっくり。',
  },
  {
    name: 'Concert Hall',
    name_ja: 'コンサートホール',
    description: 'Two thousand seats and a stage that changes with every artist.',
    description_ja: '二千席のホールです。舞台は出演者ごとに姿を変えます。',
  },
  {
    name: 'Welcome Academy',
    name_ja: 'はじめての学校',
    description: 'Learn to move, talk and build in ten minutes. Teachers are here every evening.',
    description_ja: '動き方、話し方、作り方を十分で学べます。毎晩、先生がお待ちしています。',
  },
  {
    name: 'Fashion Avenue',
    name_ja: 'ファッション通り',
    description: 'Try on this season’s outfits and walk the runway with friends.',
    description_ja: '今季の衣装を試着して、友だちとランウェイを歩けます。',
  },
  {
    name: 'Art Museum',
    name_ja: '美術館',
    description: 'Works from members all over the world, with a new exhibition each month.',
    description_ja: '世界中のメンバーの作品を展示しています。企画展は毎月入れ替わります。',
  },
  {
    name: 'Sky Station',
    name_ja: '空の駅',
    description: 'Trains to every district leave from here. Mind the clouds.',
    description_ja: 'すべての街への列車がここから出発します。雲にお気をつけください。',
  },
  {
    name: 'Hot Spring Village',
    name_ja: '温泉の里',
    description: 'Steam, stars and good company. No swimsuit required for avatars.',
    description_ja: '湯けむりと星空の里です。旅の疲れをゆっくりいやしてください。',
  },
  {
    name: 'Stadium',
    name_ja: 'スタジアム',
    description: 'Races, tournaments and opening ceremonies for thousands of spectators.',
    description_ja: 'レースや大会、開会式を大勢で観戦できます。',
  },
  {
    name: 'Night Market',
    name_ja: '夜市',
    description: 'Stalls by creators, snacks that never end, and a lucky draw at midnight.',
    description_ja: 'クリエイターの屋台が並びます。真夜中には福引もあります。',
  },
  {
    name: 'Observatory Hill',
    name_ja: '天文台の丘',
    description: 'Real constellations, updated every hour. Guided tours on weekends.',
    description_ja: '本物の星座を一時間ごとに映します。週末は解説つきです。',
  },
  {
    name: 'Harbor of Festivals',
    name_ja: '祭りの港',
    description: 'Fireworks over the water and a parade for every season.',
    description_ja: '海の上の花火と、季節ごとのパレードが楽しめます。',
  },
];
