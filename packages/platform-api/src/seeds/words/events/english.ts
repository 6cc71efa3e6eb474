import { eventsFrom } from './event-lines.ts';

export const EVENTS = eventsFrom(`
Open Mic Night | concert | 4-6 | stages | Three songs or ten minutes each. Put your name on the list at the door; the piano is tuned.
Sunset Sessions | concert | 3-5 | open | Two acoustic sets while the sun goes down, then we all help to light the lanterns.
Lo-fi & Lanterns | concert | 4-6 | quiet | Slow beats and warm light. Bring homework, knitting or nothing at all.
Jazz Trio Live | concert | 3-4 | stages | Bass, keys, brushes. They take one request per set, so choose well.
Choir Rehearsal, Doors Open | concert | 3-4 | stages | Listen from the stalls or sing along from the printed sheet. No audition.
Synth Night | concert | 4-6 | dance | Four modular sets and a lot of cables. Dancing is allowed, standing and nodding is normal.
Songwriters in the Round | concert | 3-5 | stages | Four writers, one song each, and the story of how it was written.
Piano by Request | concert | 2-4 | quiet | Whisper a title to the pianist. Film music and lullabies work best.
Rooftop Disco | party | 6-8 | dance | Mirror ball up at nine. House first, requests after midnight, lost shoes returned on Monday.
Silent Disco | party | 4-6 | dance | Three channels, one floor. Switch with the colour of your headphones and find your people.
Housewarming | party | 4-6 | lounge terrace rooftop atelier garden skyline | The walls are finally dry. Come and see the place, and bring something odd for the shelf.
Masquerade | party | 5-8 | theatre plaza concert harbor rooftop | Masks on until eleven. Guess three guests correctly and choose the last song.
Pool Party | party | 4-6 | lagoon spring harbor terrace rooftop | Inflatable flamingos, a diving board and a very relaxed playlist.
Eighties Night | party | 5-7 | dance | Shoulder pads compulsory, irony optional. Best hair wins the neon sign.
Lantern Festival | party | 4-8 | open | Write a wish, light it, let it go. We release all lanterns together at the end.
Avatar Fashion Show | party | 3-4 | avenue plaza theatre concert atelier gallery | Eighteen looks by six makers, and a last round for walk-ins from the audience.
Builders’ Meetup | meetup | 3-4 | studios | Show the one spot where you are stuck. Ten minutes each, then everybody moves to the benches.
Newcomers’ Meetup | meetup | 2-3 | plaza lounge academy cafe terrace garden | First week here? We show you around and answer everything, also the questions you think are silly.
Language Exchange | meetup | 3-4 | cafe library lounge academy terrace | Half an hour English, half an hour Japanese, then tea. Beginners sit in the middle.
Book Club | meetup | 3-4 | library cafe lounge garden atelier | This time: a very short novel about a very long train journey. Come even if you have not finished it.
Story Circle | meetup | 2-4 | quiet | A candle goes round, and the one who holds it tells a story. Passing is fine.
Photo Walk | meetup | 3-4 | open | One route, ten stops, one photo each. We look at all of them together afterwards.
Sketch Meetup | meetup | 3-5 | atelier gallery museum garden harbor station | We draw each other for five minutes, then for two, then for thirty seconds.
Stargazing | meetup | 3-4 | skies | Lie down, look up. A guide names what you see and is honest about what is a satellite.
Morning Stretch | meetup | 1-2 | garden pond sanctuary terrace lagoon valley | Twenty slow minutes for necks and shoulders, made for people who sit too much.
Tea and Gossip | meetup | 3-4 | cafe lounge garden terrace | No agenda. One guest brings rumours, another brings scones.
Film Club | meetup | 4-6 | theatre rooftop lounge library station | A silent film with live commentary by anyone who wants the microphone.
Scripting for Beginners | meetup | 3-4 | studios | Make a door that opens when you knock. No code before today required.
Repair Café | meetup | 4-6 | workshop laboratory atelier | Broken prop, stubborn script, missing texture? We fix what we can and laugh about the rest.
Night Market | meetup | 5-8 | markets | Thirty stalls by makers, one hot soup, and a draw for the lamp in the middle.
Swap Meet | meetup | 4-6 | markets | Bring an outfit you never wear and leave with one that another member never wore.
Speed Puzzle Cup | game | 3-4 | arcade library laboratory labyrinth museum academy | Teams of three, five rooms, one hint each. The record is eleven minutes and two seconds.
Parkour Time Trial | game | 3-4 | courses | Best of three runs counts. Practice opens half an hour earlier.
Treasure Hunt | game | 3-5 | harbor lagoon valley canyon garden museum station | Twelve clues, four teams, one chest. Bring comfortable shoes and a suspicious mind.
Chess in the Open | game | 4-6 | plaza library garden cafe terrace | Blitz on the small boards, and one giant board that everybody plays together.
Quiz Night | game | 4-5 | lounge cafe theatre academy library station | Six rounds: music, maps, mistakes, animals, films, and the dreaded picture round.
Kart Grand Prix | game | 3-4 | courses | Qualifying, two heats, a final. Bananas are limited to one per driver.
Hide and Seek, Grown-up Rules | game | 2-3 | station museum skyline labyrinth canyon bazaar | Ten minutes to hide, no flying, and the seekers may bribe the crowd.
Gallery Opening | exhibition | 144-288 | rooms | New paintings by five members. The artists are in the room on the first evening.
Paper Cities | exhibition | 144-240 | rooms | Forty folded skylines. Walk between them, but do not sneeze.
First Works | exhibition | 96-240 | rooms | Thirty members show the first object they ever made here, unedited.
Light and Fog | exhibition | 144-288 | rooms | Photographs taken before six in the morning, in spaces you will want to visit afterwards.
Masks of the Night Parade | exhibition | 144-240 | rooms | The originals, on loan from their owners, with the sketches that came before.
`);

/** How the description of a repeated event ends. */
export const NOTES = [
  'Doors open ten minutes early.',
  'Come alone and leave with a friend.',
  'Seats at the back have the best view.',
  'We start on time.',
  'Headphones make it better.',
  'First time? Ask for the tour at the entrance.',
  'Late arrivals use the side door.',
  'There is cake.',
  'Recorded for those who must sleep.',
  'Please mute until the applause.',
];
