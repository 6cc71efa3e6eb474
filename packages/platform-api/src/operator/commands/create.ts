import { readDecider } from '../../moderation/decision.ts';
import { createOfficialEvent } from '../../official/create-official-event.ts';
import { createOfficialSpace } from '../../official/create-official-space.ts';
import type { Command, Invocation } from './command.ts';

const string = { type: 'string' } as const;

/** A reason is optional here: creating takes nothing away. */
const creatorOf = ({ text }: Invocation) => readDecider(text('actor'), text('reason') ?? 'Official content');

export const createSpaceCommand: Command = {
  usage: [
    'create-space --name … --description … --picture <file>',
    'an official space; also --name-ja, --description-ja, --tags fun,music, --youtube <url>, --game',
  ],
  options: {
    name: string,
    description: string,
    'name-ja': string,
    'description-ja': string,
    picture: string,
    youtube: string,
    tags: string,
    game: { type: 'boolean' },
  },
  async run(invocation) {
    const { text, flag } = invocation;
    const space = {
      name: text('name') ?? '',
      description: text('description') ?? '',
      nameJa: text('name-ja'),
      descriptionJa: text('description-ja'),
      picturePath: text('picture'),
      youtubeUrl: text('youtube'),
      tags: text('tags')?.split(',') ?? [],
      isGame: flag('game'),
    };
    const id = await createOfficialSpace(invocation, space, creatorOf(invocation));
    return { data: { id }, text: `Space ${id} was created: /details/${id}?type=ENVIRONMENT&for=space` };
  },
};

export const createEventCommand: Command = {
  usage: [
    'create-event --title … --description … --type <type>',
    'an event; needs --space <id>, --starts <time>, --ends <time> and --picture <file> too',
  ],
  options: {
    title: string,
    description: string,
    type: string,
    space: string,
    picture: string,
    starts: string,
    ends: string,
  },
  async run(invocation) {
    const { text } = invocation;
    const event = {
      title: text('title') ?? '',
      description: text('description') ?? '',
      type: text('type') ?? '',
      spaceId: Number(/^\d{1,9}$/.exec(text('space') ?? '')?.[0] ?? 0),
      picturePath: text('picture'),
      startsAt: readTime(text('starts')),
      endsAt: readTime(text('ends')),
    };
    const id = await createOfficialEvent(invocation, event, creatorOf(invocation));
    return { data: { id }, text: `Event ${id} was created: /details/${id}?for=event` };
  },
};

/** A time with a zone, such as `2026-12-24T19:00+09:00`; an invalid date for any other text. */
const readTime = (text = ''): Date =>
  new Date(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/.test(text) ? text : Number.NaN);
