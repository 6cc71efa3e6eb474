import { type Fixture, type Input, NOWHERE, ofId } from './fixture.ts';

interface FeedFactories {
  newPost(): Promise<number>;
  newComment(feedId: number): Promise<number>;
  deletePost(feedId: number): Promise<unknown>;
  deleteComment(id: number): Promise<unknown>;
}

/** Posts and comments. */
export function feedFixtures(factories: FeedFactories): Record<string, () => Promise<Fixture>> {
  const feed = async (rest: Input = {}): Promise<Fixture> => ({
    theirs: { feedId: await factories.newPost(), ...rest },
    missing: { feedId: NOWHERE, ...rest },
  });
  return {
    async commentFeed() {
      const feedId = await factories.newPost();
      return {
        theirs: { feedId, text: 'Hello', parentId: await factories.newComment(feedId) },
        missing: { feedId: NOWHERE, text: 'Hello' },
      };
    },
    editComment: async () => ({
      theirs: { id: await factories.newComment(await factories.newPost()), text: 'Changed' },
      missing: { id: NOWHERE, text: 'Changed' },
    }),
    editFeed: () => feed({ descriptions: 'Changed' }),
    deleteFeed: () => feed(),
    likeDislikePost: () => feed({ isLike: true }),
    feedCommentList: () => feed({ pageNumber: 1, pageSize: 5 }),
    feedCommentDelete: async () => ofId(await factories.newComment(await factories.newPost())),
    restoreFeed: async () => {
      const { theirs, missing } = await feed();
      await factories.deletePost(Number(theirs.feedId));
      return { theirs, missing };
    },
    restoreFeedComment: async () => {
      const id = await factories.newComment(await factories.newPost());
      await factories.deleteComment(id);
      return ofId(id);
    },
    getLinkCard: async () => ({
      theirs: { kind: 'post', id: await factories.newPost() },
      missing: { kind: 'post', id: NOWHERE },
    }),
    getSingleFeed: async () => ofId(await factories.newPost()),
  };
}
