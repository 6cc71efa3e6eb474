/** `{name}` is the name of the space or event that the post shows as a card. Makers write about what is their own. */
export type PostTemplates = Readonly<
  Record<'english' | 'japanese', Readonly<Record<'makers' | 'visitors', readonly string[]>>>
>;

export const SPACE_POSTS: PostTemplates = {
  english: {
    makers: [
      'We opened {name} to everyone today. Be kind, the paint is wet.',
      'Our Thursday group moved to {name}. Everyone is welcome.',
      'Version two of {name} is online. Thank you for all the notes.',
      'Six months of evenings went into {name}. It is open now.',
      'Thank you for ten thousand visits to {name}!',
      'Moved the entrance of {name}, because all of you went through the window anyway.',
    ],
    visitors: [
      'Spent the evening at {name} and forgot the time completely.',
      '{name} has a new corner, and I am not telling which.',
      'If you only visit one space today, make it {name}.',
      'Who built the stairs in {name}? I have questions and compliments.',
      'Found the secret door in {name}. It took me three weeks.',
      'Took my parents to {name}. They now want avatars of their own.',
      'The light in {name} around noon is something else.',
      'I would like to live in {name}, please.',
      'A stranger at {name} taught me to whistle. Thank you!',
      'Three visits to {name} and I still find new details.',
      '{name} is much better with sound on. Trust me.',
      'Rainy day, warm lamp, {name}. Nothing else needed.',
      'Took twelve photos in {name} and kept all twelve.',
      'I proposed a bench for {name} and now there is a bench. I love this community.',
      'Lunch break at {name}: ten minutes that felt like a holiday.',
      'Does {name} remind anyone else of the sea, although there is no sea?',
      'Left a letter in {name} for the next visitor.',
    ],
  },
  japanese: {
    makers: [
      '{name}を公開しました。まだ絵の具が乾いていません。',
      '木曜の集まりは{name}に引っ越しました。どなたでもどうぞ。',
      '半年かけた{name}がようやく開きました。',
      '{name}、訪問者が一万人になりました。ありがとうございます！',
    ],
    visitors: [
      '{name}で夕方まで過ごしてしまいました。',
      '{name}に新しい部屋ができています。探してみてください。',
      '今日ひとつだけ行くなら{name}をすすめます。',
      '{name}の隠し扉、三週間かけて見つけました。',
      '両親を{name}に案内したら、すっかり気に入ってくれました。',
      '昼どきの{name}の光が好きです。',
      '{name}は音を出して歩くのがおすすめです。',
      '{name}で十二枚撮って、一枚も消せませんでした。',
      '雨の夜は{name}に限ります。',
      '{name}に、次の人への手紙を置いてきました。',
    ],
  },
};

export const EVENT_POSTS: PostTemplates = {
  english: {
    makers: [
      'Rehearsing for {name}. It sounds almost like music.',
      'My first time hosting. {name} needs you, and so do I.',
      'Small request: come to {name} even if only for ten minutes.',
      'Two seats are left for the first row of {name}. Write to me.',
      'The programme of {name} is final, and I am nervous in a good way.',
    ],
    visitors: [
      'Who is coming to {name}? I do not want to stand there alone.',
      'I am helping at the door for {name}. Come and find me!',
      'Marked {name} in my calendar in three colours.',
      '{name}: bring a friend, I will bring snacks.',
      'Last time I missed it. Not this time: {name}!',
      'Two of us are going to {name} from the Lobby, join us on the way.',
      'Packed my best outfit for {name}.',
    ],
  },
  japanese: {
    makers: [
      '「{name}」に向けて練習中です。',
      'はじめて主催します。「{name}」でお待ちしています。',
      '「{name}」の準備が整いました。あとは皆さんを待つだけです。',
      '「{name}」のお菓子を焼いています。',
    ],
    visitors: [
      '「{name}」、どなたか一緒に行きませんか。',
      '「{name}」の受付を手伝います。声をかけてくださいね。',
      '前回は行けなかったので、「{name}」がとても楽しみです。',
      '「{name}」には、とっておきの服で行きます。',
    ],
  },
};

/** Comments that fit any post with a card. */
export const CARD_COMMENTS = {
  english: [
    'Just went there because of you. No regrets.',
    'Saved it for tonight, thanks!',
    'See you there.',
    'I had no idea this existed.',
    'Is it hard to find?',
    'My favourite, too!',
    'Can I bring my sister?',
    'Finally, a recommendation I can trust.',
    'You had me at the picture.',
    'I will be the one with the green umbrella.',
    'Went yesterday. Going again today.',
    'Adding it to my list, which is far too long.',
  ],
  japanese: [
    '気になっていました。今夜行ってみます。',
    '教えてくれてありがとうございます。',
    'わたしも大好きな場所です。',
    '一緒に行ってもいいですか？',
    '昨日行きました。今日も行きます。',
    '緑の傘を差しているのがわたしです。',
    '写真だけで行きたくなりました。',
    '保存しました！',
  ],
} as const;
