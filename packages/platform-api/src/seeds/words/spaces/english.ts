/** First terms of names, which set the mood of the picture. */
export const PLACES = [
  'Neon',
  'Velvet',
  'Crystal',
  'Lunar',
  'Amber',
  'Silent',
  'Electric',
  'Paper',
  'Golden',
  'Midnight',
  'Coral',
  'Glass',
  'Solar',
  'Emerald',
  'Drifting',
  'Hidden',
  'Cobalt',
  'Starlit',
  'Copper',
  'Opal',
];

/** What follows the kind of space in a longer name. */
export const TAILS = [
  'of Lost Letters',
  'at the End of the Line',
  'for Night Owls',
  'behind the Rain',
  'After Hours',
  'on the Fourth Floor',
  'of Small Hours',
  'without Clocks',
  'for Two',
  'of Borrowed Light',
  'under the Snow',
  'of Good Intentions',
];

/** Kinds of spaces, with how a maker describes one. */
export const KINDS: Readonly<Record<string, readonly string[]>> = {
  Arcade: [
    'Forty cabinets, no coins needed, and a photo booth that always prints two copies.',
    'The arcade of my childhood, rebuilt from three blurry photographs.',
    'Rhythm games to the left, racing to the right, claw machines that actually let go.',
  ],
  Garden: [
    'Gravel paths, a greenhouse, and a swing that faces the light.',
    'Everything here flowers in a different week, so no two visits look the same.',
    'A walled garden with six benches and not one sign.',
  ],
  Harbor: [
    'Fishing boats in the morning, jazz on the quay at night.',
    'A working harbour: ring the bell and a ferry takes you around the bay.',
    'Ropes, gulls, salt, and a bar in the old customs house.',
  ],
  Observatory: [
    'Tonight’s sky as it is above the Atacama, with the names of the stars if you want them.',
    'The dome opens on the hour. Lie on the floor, that is what the cushions are for.',
    'A telescope for everyone and a guide who loves questions.',
  ],
  Library: [
    'Eleven thousand books, most of them empty. Write in one.',
    'Reading lamps, ladders, and a rule about whispering that people really keep.',
    'Shelves sorted by colour. It makes no sense and it works.',
  ],
  Rooftop: [
    'String lights, a record player, and the whole city underneath.',
    'We carried eleven sofas up here so that you do not have to.',
    'Barbecue smoke, basketball hoop, sunset at eight.',
  ],
  Theatre: [
    'Ninety red seats and a curtain that sticks. We perform whatever you bring.',
    'Improv on weekdays, rehearsals open to anyone who can laugh quietly.',
    'A stage, a trapdoor and a prompter who never sleeps.',
  ],
  Valley: [
    'Follow the river. Where it splits, go left, the waterfall is worth it.',
    'Tall grass, slow wind, and a train that passes every ten minutes.',
    'I modelled this after the valley where my grandparents kept bees.',
  ],
  Atelier: [
    'Easels, good light from the north, and a kettle.',
    'Leave a sketch on the wall and take one home.',
    'A working studio: please step over the paint, not in it.',
  ],
  Station: [
    'The last train left years ago. The waiting room is still warm.',
    'Platforms one to nine lead to spaces of my friends.',
    'A grand old station with a clock that runs on applause.',
  ],
  Lagoon: [
    'Warm water, glowing plankton, and hammocks for thirty.',
    'Dive. There is a second lagoon below the first.',
    'Rent a canoe at the hut; the owner is always asleep, just take one.',
  ],
  Bazaar: [
    'Stalls by forty members: lamps, hats, music boxes, rumours.',
    'Haggling is part of the fun, and everything is free anyway.',
    'Spices you cannot smell and carpets you can fly, a little.',
  ],
  Museum: [
    'A small museum of objects that never existed, curated with love.',
    'Four rooms, one theme a month. This month: maps drawn from memory.',
    'The museum of ordinary objects. Bring a spoon.',
  ],
  Sanctuary: [
    'No voice chat, no music, only moss and a bell.',
    'A place to breathe. The path takes eleven minutes if you do not hurry.',
    'Deer, pines, and a stone circle older than the platform. Well, it looks older.',
  ],
  Skyline: [
    'Twelve towers, each by a different builder, all with lifts.',
    'Best at night. The windows spell something, we will not tell what.',
    'Glide from the crane to the bridge: my record is nineteen seconds.',
  ],
  Workshop: [
    'Benches, tools and a person who knows how they work, most evenings.',
    'We repair avatars’ broken props here. Bring yours.',
    'Learn to build a door today and a house by Sunday.',
  ],
  Terrace: [
    'Vines, long tables, and a view that makes people go quiet.',
    'Breakfast terrace. Open all day because it is always morning somewhere.',
    'Three levels of terraces down to the water, with music on the lowest.',
  ],
  Plaza: [
    'A square with a fountain, a stage and rather too many pigeons.',
    'Meet here before you go anywhere else. Everybody finds the fountain.',
    'Chess tables on the north side, skaters on the south side, peace in between.',
  ],
  Canyon: [
    'Rope bridges, echo spots, and a wind that plays the rocks.',
    'Climb the red wall before sunset and you will understand why we made it.',
    'A canyon to fly through. Mind the arch at the second bend.',
  ],
  Lounge: [
    'Low sofas, soft piano, and a bartender who remembers your name.',
    'Fireplace, board games, rain on the window all year.',
    'A quiet lounge for people who left the party early.',
  ],
};

/** Kinds of games, with how a maker describes one. */
export const GAMES: Readonly<Record<string, readonly string[]>> = {
  Rush: ['Three minutes, forty gates, one very angry clock.', 'Run, slide, jump, and do not look down.'],
  Quest: [
    'Seven riddles and a dragon who only wants company.',
    'Talk to everybody in the village. Then talk to the well.',
  ],
  Drift: [
    'Sideways through eight corners; points for style, not for time.',
    'Wet asphalt, long bends, forgiving walls.',
  ],
  Duel: ['One against one, best of five, bow before you start.', 'Foam swords and serious faces.'],
  Parkour: ['A course over the roofs with four checkpoints and one shortcut.', 'Easy to finish, hard to finish well.'],
  Tower: ['A hundred floors. The last one is still a rumour.', 'Climb together: every second lever needs a friend.'],
  Maze: [
    'The walls move on the hour. Leave chalk marks, they help for a while.',
    'Hedges, fog and a cheerful frog in the middle.',
  ],
  Race: ['Twelve karts, two laps, one banana.', 'A night race along the river, headlights only.'],
  Siege: [
    'Attack for five minutes, defend for five, swap hats in between.',
    'Catapults throw pillows. It hurts only your pride.',
  ],
  Puzzle: ['Light, mirrors and one door that is not a door.', 'Nine rooms for two to four patient people.'],
};

/** How a description ends. */
export const INVITATIONS = [
  'Come as you are.',
  'Everyone is welcome, dogs included.',
  'First visit? Start at the entrance and keep right.',
  'Best with headphones.',
  'We meet here on Thursdays.',
  'Built over three months by a handful of friends.',
  'Ask the person at the door for the tour.',
  'Still under construction, so please tell me what is missing.',
  'There is one secret room. Only nine people have found it.',
  'Photos allowed, and encouraged.',
  'Please leave it as you found it.',
  'Bring a friend; it is better with two.',
  'Quiet hours from midnight.',
  'Made for a game jam, kept for love.',
  'Works well on a phone, too.',
  'Sign the guest book.',
  'No fights, no ads, plenty of tea.',
  'New corners every month.',
  'I am here most evenings.',
  'The music is by a friend and not for sale.',
  'If you get lost, follow the cat.',
  'Stay for the sunset, it lasts four minutes.',
  'Beginners are treated with cake.',
  'Version three, and the first I am proud of.',
];
