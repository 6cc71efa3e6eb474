const TYPES = ['party', 'concert', 'meetup', 'game', 'exhibition'] as const;

/** An event that members could hold, and where it fits. */
export interface EventIdea {
  title: string;
  type: (typeof TYPES)[number];
  /** Duration in half hours; exhibitions last days. */
  halfHours: readonly [number, number];
  /** Landmarks of the spaces that it fits. */
  venues: readonly string[];
  description: string;
}

/** Names of several landmarks. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  stages: ['theatre', 'concert', 'lounge', 'rooftop', 'cafe', 'terrace', 'harbor', 'plaza'],
  quiet: ['library', 'garden', 'pond', 'lounge', 'cafe', 'sanctuary', 'shrine', 'atelier'],
  open: [
    'plaza',
    'garden',
    'pond',
    'valley',
    'lagoon',
    'canyon',
    'harbor',
    'terrace',
    'lookout',
    'rooftop',
    'lighthouse',
  ],
  dance: ['rooftop', 'lounge', 'arcade', 'skyline', 'plaza', 'terrace', 'station', 'harbor'],
  rooms: ['museum', 'gallery', 'atelier', 'library', 'station'],
  studios: ['workshop', 'atelier', 'academy', 'laboratory', 'library'],
  courses: ['arcade', 'skyline', 'canyon', 'valley', 'stadium', 'labyrinth', 'station', 'avenue', 'rooftop'],
  markets: ['bazaar', 'market', 'avenue', 'plaza', 'harbor', 'spring'],
  skies: ['observatory', 'lookout', 'rooftop', 'valley', 'lagoon', 'lighthouse', 'canyon'],
};

/** Events, one per line: `title | type | shortest-greatest duration in half hours | venues | description`. */
export function eventsFrom(lines: string): EventIdea[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', kind = '', duration = '', venues = '', description = ''] = line.split(' | ');
      const type = TYPES.find((each) => each === kind);
      if (!type) throw new Error(`Unknown type of event "${kind}" of "${title}"`);
      const [least = 1, most = least] = duration.split('-').map(Number);
      return {
        title,
        type,
        halfHours: [least, most],
        venues: venues.split(' ').flatMap((venue) => GROUPS[venue] ?? [venue]),
        description,
      };
    });
}
