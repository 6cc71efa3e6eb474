import { type Fixture, type Input, NOWHERE } from './fixture.ts';

interface SpaceFactories {
  newSpace(): Promise<number>;
  deleteSpace(id: number): Promise<unknown>;
  newPicture(): Promise<string>;
  newBuiltWorld(): Promise<number>;
}

/** Spaces: their pages, presence in them, and one's own. */
export function spaceFixtures(factories: SpaceFactories): Record<string, () => Promise<Fixture>> {
  const space = async (rest: Input = {}): Promise<Fixture> => ({
    theirs: { id: await factories.newSpace(), ...rest },
    missing: { id: NOWHERE, ...rest },
  });
  const inSpace = async (): Promise<Fixture> => ({
    theirs: { spaceId: await factories.newSpace() },
    missing: { spaceId: NOWHERE },
  });
  return {
    authGetSpaceDetails: space,
    getSpaceDetails: space,
    getSpacePreview: () => space(),
    getSingleWorldHot: () => space({ type: 'USER_WORLD' }),
    markFavouriteSpace: () => space({ isFavourite: true }),
    enterSpace: inSpace,
    leaveSpace: inSpace,
    getPeopleInSpace: inSpace,
    getOwnSpace: () => space(),
    getSpaceNumbers: () => space({ days: 30 }),
    reportVisitSource: () => space({ source: 'home' }),
    deleteSpace: () => space(),
    async restoreSpace() {
      const { theirs, missing } = await space();
      await factories.deleteSpace(Number(theirs.id));
      return { theirs, missing };
    },
    async updateSpace() {
      const draft = { version: 1, name: 'A garden', description: 'Slow and green.', tags: ['music'] };
      return space({
        ...draft,
        image: await factories.newPicture(),
        metaverseWorldId: await factories.newBuiltWorld(),
      });
    },
    async create2dSpace() {
      const draft = { name: 'A garden', description: 'Slow and green.', youtubeUrl: '', tags: ['music'] };
      const [image, worldId] = [await factories.newPicture(), await factories.newBuiltWorld()];
      return {
        theirs: { ...draft, image, worldId },
        missing: { ...draft, image: `${image.slice(0, -32)}${'0'.repeat(32)}`, worldId: NOWHERE },
      };
    },
  };
}
