import { type Fixture, type Input, NOWHERE } from './fixture.ts';

interface EventFactories {
  newEvent(): Promise<number>;
  newSpace(): Promise<number>;
  newPicture(): Promise<string>;
}

const HOUR_MS = 3_600_000;

/** Events that a member hosts. */
export function ownEventFixtures(factories: EventFactories): Record<string, () => Promise<Fixture>> {
  const event = async (rest: Input = {}): Promise<Fixture> => ({
    theirs: { id: await factories.newEvent(), ...rest },
    missing: { id: NOWHERE, ...rest },
  });
  const draft = async () => ({
    title: 'Open mic',
    description: 'Bring a song.',
    type: 'concert',
    image: await factories.newPicture(),
    startsAt: new Date(Date.now() + HOUR_MS).toISOString(),
    endsAt: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
  });
  return {
    getOwnEvent: () => event(),
    cancelEvent: () => event(),
    restoreEvent: () => event(),
    async updateEvent() {
      return event({ version: 1, ...(await draft()), spaceId: await factories.newSpace() });
    },
    async createEvent() {
      const { image, ...rest } = await draft();
      return {
        theirs: { ...rest, image, spaceId: await factories.newSpace() },
        missing: { ...rest, image: `${image.slice(0, -32)}${'0'.repeat(32)}`, spaceId: NOWHERE },
      };
    },
  };
}
