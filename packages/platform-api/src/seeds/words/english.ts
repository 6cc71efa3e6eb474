export const PEOPLE = 'Mia Chen,Noah Okafor,Luca Moretti,Ava Lindqvist,Elias Novak,Zara Haddad,Theo Martin,Ines Carvalho,Kofi Mensah,Freya Olsen,Ravi Iyer,Sofia Petrova,Jonas Weber,Amara Diallo,Leo Fontaine,Nina Kowalska,Omar Farouk,Clara Jensen,Mateo Vargas,Ivy Nguyen,Felix Braun,Layla Rahman,Hugo Silva,Maya Cohen,Arlo Bennett,Esme Taylor,Dario Ricci,Tessa Van Dijk,Samir Kaya,Juno Park,Oscar Lund,Lina Haas,Caleb Wright,Priya Nair,Enzo Dubois,Anya Volkova,Miles Carter,Rosa Jimenez,Ezra Klein,Hana Svoboda'.split(',');
export const PLACES = ['Neon', 'Velvet', 'Crystal', 'Lunar', 'Amber', 'Silent', 'Electric', 'Paper', 'Golden', 'Midnight', 'Coral', 'Glass', 'Solar', 'Emerald', 'Drifting', 'Hidden', 'Cobalt', 'Starlit', 'Copper', 'Opal'];
export const KINDS = ['Arcade', 'Garden', 'Harbor', 'Observatory', 'Library', 'Rooftop', 'Theatre', 'Valley', 'Atelier', 'Station', 'Lagoon', 'Bazaar', 'Museum', 'Sanctuary', 'Skyline', 'Workshop', 'Terrace', 'Plaza', 'Canyon', 'Lounge'];
export const GAMES = ['Rush', 'Quest', 'Drift', 'Duel', 'Parkour', 'Tower', 'Maze', 'Race', 'Siege', 'Puzzle'];
export const DESCRIPTIONS = [
  'Come as you are, stay for the view. Music every evening, quiet corners all day.',
  'Built over three months by a handful of friends. Every bench has a story; ask whoever sits on it.',
  'A slow place for people who like to talk. No fights, no ads, plenty of tea.',
  'Climb to the top before sunset and you will understand why we made it.',
  'Open studio: bring what you are working on and leave with ideas.',
  'Five floors, one secret door. Nobody has found it twice in the same spot.',
  'Dance floor below, stargazing deck above. The lift takes requests.',
  'A small museum of things that never existed, curated with love.',
];
export const EVENTS = ['Sunset Sessions', 'Builders’ Meetup', 'Open Mic Night', 'Speed Puzzle Cup', 'Gallery Opening', 'Lo-fi & Lanterns', 'Photo Walk', 'Avatar Fashion Show', 'Rooftop Disco', 'Story Circle'];
export const POSTS = [
  'Finished the lighting in my new space at 3 a.m. Worth every minute. Come and tell me what you think!',
  'Met someone in the Lobby today who has been here since day one. The stories!',
  'Does anybody else just sit by the lagoon and listen? Best part of my day.',
  'New personal best on the rooftop course: 1:42. Somebody please beat it so I have a reason to go back.',
  'Looking for two people to help me hang paintings this weekend. Payment in virtual cake.',
  'Our little meetup had forty people yesterday. Forty! Thank you all for coming.',
  'I redesigned my avatar’s jacket for the fifth time and finally like it.',
  'Pro tip: the observatory opens its roof when the timer hits zero. Be there early.',
];
export const MESSAGES = ['Are you coming tonight?', 'Loved your new space!', 'The stage is ready, come and test the sound.', 'See you at the Lobby in ten.', 'Can you send me the link again?', 'That was so much fun.', 'I saved you a seat.'];
