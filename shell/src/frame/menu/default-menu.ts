import type { MenuItem } from '@xana/contracts/http/menu/menu-item';

/** The menu that is shown until the fetched one is loaded, also when the load fails. */
export const DEFAULT_MENU: readonly MenuItem[] = [
  { itemName: 'Home', itemNameJa: 'ホーム', link: '/' },
  {
    itemName: 'App',
    itemNameJa: 'アプリ',
    children: [
      child('Open the app', 'アプリを開く', 'https://app.xana.net'),
      child('Builder', 'ビルダー', 'https://builder.xana.net'),
    ],
  },
  { itemName: 'Summit', itemNameJa: 'サミット', link: 'https://summit.xana.net' },
  {
    itemName: 'XETA',
    children: [
      child('Staking', 'ステーキング', 'https://staking.xana.net'),
      child('Vesting', 'ベスティング', 'https://vesting.xana.net'),
    ],
  },
  { itemName: 'Game', itemNameJa: 'ゲーム', link: 'https://game.xana.net' },
  {
    itemName: 'NFT',
    children: [
      child('Marketplace', 'マーケットプレイス', 'https://xanalia.com'),
      child('Launchpad', 'ローンチパッド', 'https://xanalia.com/launchpad'),
    ],
  },
  { itemName: 'XANAChain', children: [child('Explorer', 'エクスプローラー', 'https://xanachain.xana.net')] },
  { itemName: 'Land', itemNameJa: 'ランド', children: [child('Land map', 'ランドマップ', 'https://land.xana.net')] },
  {
    itemName: 'DAO',
    children: [
      child('Community chat', 'コミュニティチャット', 'https://xana.net/community'),
      child('Join the team', '採用フォーム', 'https://xana.net/careers'),
    ],
  },
  {
    itemName: 'Download',
    itemNameJa: 'ダウンロード',
    children: [
      child('iOS', 'iOS', 'https://xana.net/download/ios'),
      child('Android', 'Android', 'https://xana.net/download/android'),
      child('Mac', 'Mac', 'https://xana.net/download/mac'),
      child('Windows', 'Windows', 'https://xana.net/download/windows'),
    ],
  },
  { itemName: 'News', itemNameJa: 'ニュース', link: 'https://xana.net/news' },
];

function child(subItemName: string, subItemNameJa: string, link: string) {
  return { subItemName, subItemNameJa, link, icon: '', imageClass: '', target: '_blank' as const };
}
