import { eventsFrom } from './event-lines.ts';

export const EVENTS = eventsFrom(`
夕暮れライブ | concert | 3-5 | open | 日が沈むまでの弾き語りです。最後に全員で灯りをともします。
弾き語りの夜 | concert | 4-6 | stages | 一人二曲まで。出演の受付は開演の十分前まで入口で行います。
喫茶店ピアノ | concert | 2-4 | quiet | リクエストは紙に書いてピアノの上へ。映画音楽が得意です。
合唱をうたう会 | concert | 3-4 | stages | 楽譜を配ります。聴くだけの方は二階席へどうぞ。
和太鼓ライブ | concert | 2-4 | shrine plaza theatre harbor spring | 体に響く三十分。終わったあとに叩く体験もできます。
屋上ディスコ | party | 5-8 | dance | 九時にミラーボールが回りはじめます。踊らなくても、端の席で乾杯だけでも。
浴衣でパーティー | party | 4-6 | spring shrine harbor pond avenue plaza | 浴衣の貸し出しあります。金魚すくいの達人を決めます。
アバターファッションショー | party | 3-4 | avenue theatre gallery atelier plaza concert | 六人の作り手による十八着。飛び入りの時間もあります。
新居おひろめ会 | party | 3-6 | lookout terrace atelier garden pond cafe lighthouse | やっと完成しました。棚に飾るものをひとつ持ってきてください。
灯籠流し | party | 3-4 | harbor lagoon pond spring shrine lighthouse | 願いごとを書いて、みんなで一斉に流します。
はじめての交流会 | meetup | 2-3 | cafe plaza pond academy lounge library | ここに来て一週間以内の方が中心です。どんな質問でも歓迎します。
日英おしゃべり交流会 | meetup | 3-4 | cafe library academy lounge | 前半は日本語、後半は英語。間違いを笑わない会です。
読書会「駅」 | meetup | 3-4 | library cafe atelier lounge | 今月は短い長編を一冊。読み終えていなくても参加できます。
朗読の夜 | meetup | 2-4 | quiet | ろうそくを持った人がひとつ読みます。聴くだけの方が多い会です。
写真散歩 | meetup | 3-4 | open | 十か所をめぐって一枚ずつ。最後に全員の写真を見せ合います。
星空鑑賞会 | meetup | 3-4 | skies | 寝転んで見上げるだけ。解説役が星の名前をお伝えします。
朝の体操 | meetup | 1-2 | pond garden shrine lookout plaza | 肩と首をゆっくりほぐす二十分です。寝間着のままで大丈夫。
似顔絵を描き合う会 | meetup | 3-4 | atelier workshop gallery cafe | 五分、二分、三十秒と短くしていきます。上手でなくても楽しいです。
ものづくり相談室 | meetup | 3-4 | studios cafe | 行き詰まっているところをひとつ見せてください。みんなで考えます。
夜市めぐり | meetup | 4-6 | markets | 作り手の屋台が二十軒。おすすめを歩きながら案内します。
映画鑑賞会 | meetup | 4-6 | theatre lounge cafe library | 無声映画に、その場で声をつけて楽しみます。
パズル早解き大会 | game | 3-4 | laboratory labyrinth library academy arcade workshop | 三人一組で五部屋。ヒントは一回だけです。
迷宮かくれんぼ | game | 2-3 | labyrinth avenue harbor shrine gallery | 隠れる時間は十分。空を飛ぶのは反則です。
夜のレース大会 | game | 3-4 | courses harbor spring | 予選と決勝を行います。見るだけの方にも旗を配ります。
カルタとお茶 | game | 3-4 | pond cafe shrine library | 手加減なしの真剣勝負。負けた人がお茶をいれます。
小さな絵の展示 | exhibition | 144-288 | rooms cafe | 手のひらほどの絵を六十点。虫眼鏡をお貸しします。
霧の朝 写真展 | exhibition | 144-240 | rooms lookout cafe | 朝六時前だけに撮った写真を集めました。
はじめての作品展 | exhibition | 96-240 | rooms workshop | 三十人が、ここで最初に作ったものをそのまま並べます。
`);

/** How the description of a repeated event ends. */
export const NOTES = [
  '開場は十分前です。',
  'お友だちと一緒でも、おひとりでもどうぞ。',
  '後ろの席がいちばんよく見えます。',
  'はじめての方は入口で声をかけてください。',
  '途中の出入りは自由です。',
  'イヤホンがおすすめです。',
  'お菓子を用意しています。',
  '時間どおりに始めます。',
];
