/** The first is the demo member's. */
export const INTERNATIONAL_NAMES =
  'Mia Chen,Noah Okafor,Luca Moretti,Ava Lindqvist,Elias Novak,Zara Haddad,Theo Martin,Ines Carvalho,Kofi Mensah,Freya Olsen,Ravi Iyer,Sofia Petrova,Jonas Weber,Amara Diallo,Leo Fontaine,Nina Kowalska,Omar Farouk,Clara Jensen,Mateo Vargas,Ivy Nguyen,Felix Braun,Layla Rahman,Hugo Silva,Maya Cohen,Arlo Bennett,Esme Taylor,Dario Ricci,Tessa Van Dijk,Samir Kaya,Juno Park,Oscar Lund,Lina Haas,Caleb Wright,Priya Nair,Enzo Dubois,Anya Volkova,Miles Carter,Rosa Jimenez,Ezra Klein,Hana Svoboda,Tomás Herrera,Yara Mansour,Finn Gallagher,Sunita Rao,Bruno Costa,Elif Demir,Nils Bergström,Chiara Conti,Malik Johnson,Greta Vogel,Jae Min Han,Paloma Reyes,Viktor Horvat,Imani Njoroge,Rafael Moreira,Signe Dahl,Adil Benali,Molly Byrne,Kenji Alvarez,Noor Aziz,Lars Eriksen,Bianca Romano,Tariq Hussain,Agnes Kovács,Diego Salazar,Wren Hollis,Anton Sokolov,Camille Laurent,Isaac Boateng,Linh Tran,Pavel Dvorak,Olivia Marsh,Sami Laine,Aisha Bello,Gael Ortega,Petra Zeman,Ruben Peeters,Deepa Menon,Connor Walsh,Elena Popescu,Hassan Yilmaz,Marta Nowak,Joao Ferreira,Saskia De Vries,Andre Baptiste,Mei Lin Wong,Stefan Ivanov,Nadia Karim,Otis Greene,Julia Lehmann,Farid Amiri,Beatriz Lopes,Emil Sandberg,Thandi Dlamini,Quinn Avery,Kasia Zielinska,Marco Bellini,Zoe Papadaki,Arjun Kapoor,Helena Virtanen,Idris Conteh,Flora Duarte,Minh Pham,Ada Whitmore,Cyrus Rostami,Lotte Visser,Pedro Aguilar,Sana Qureshi,Jasper Holm,Valeria Ruiz,Milan Jovanovic,Keiko Ramos,Dylan Frost,Ines Morel,Abel Tesfaye Girma,Ronja Lindgren,Carlos Medina,Tara Sullivan,Goran Petrovic,Simone Leclerc,Ali Rezaei,Maren Schulz,Jordan Blake,Lucia Serrano,Benjamin Osei,Elsa Nyström,Karim Haddou,Daisy Cheung,Nico Baumann,Alma Castillo,Theresa Bauer,Yusuf Celik,Robin Ashworth,Isla Campbell,Matteo Greco'.split(
    ',',
  );

/** Family names with their reading. */
export const JAPANESE_FAMILIES =
  '佐藤 sato,鈴木 suzuki,高橋 takahashi,田中 tanaka,伊藤 ito,渡辺 watanabe,山本 yamamoto,中村 nakamura,小林 kobayashi,加藤 kato,吉田 yoshida,山田 yamada,佐々木 sasaki,松本 matsumoto,井上 inoue,木村 kimura,林 hayashi,清水 shimizu,山崎 yamazaki,森 mori,池田 ikeda,橋本 hashimoto,石川 ishikawa,前田 maeda,藤田 fujita,小川 ogawa,岡田 okada,後藤 goto,長谷川 hasegawa,村上 murakami,近藤 kondo,石井 ishii,斎藤 saito,坂本 sakamoto'
    .split(',')
    .map((pair) => pair.split(' '));

/** Given names with their reading. */
export const JAPANESE_GIVEN_NAMES =
  'ゆい yui,はると haruto,あかり akari,そうた sota,ひまり himari,りく riku,さくら sakura,れん ren,みお mio,ゆうま yuma,ことね kotone,かいと kaito,めい mei,ひなた hinata,つむぎ tsumugi,あおい aoi,こはる koharu,たくみ takumi,すず suzu,いつき itsuki,彩花 ayaka,健太 kenta,美咲 misaki,翔 sho,菜々子 nanako,大輔 daisuke,千尋 chihiro,悠斗 yuto,真央 mao,航 wataru,しおり shiori,直樹 naoki,楓 kaede'
    .split(',')
    .map((pair) => pair.split(' '));
