import type { Comment, Post } from '@xana/contracts/http/feeds/post';
import type { Member, TestServer } from './test-server.ts';

export const writePost = async (author: Member, descriptions = 'Hello') =>
  (await author.post('/feeds/single-feed', { descriptions })).data as Post;

export const writeComment = async (author: Member, feedId: number, text = 'Nice', parentId?: number) =>
  (await author.post('/feeds/comment-feed', { feedId, text, parentId })).data as Comment;

export const follow = (follower: Member, { userId }: Member) => follower.post('/follow/user', { userId });

/** The server for a visitor, or a member. */
export type Reader = TestServer | Member;

interface List<Row> {
  count: number;
  rows: Row[];
}

/** A list of the API. */
export const readList = async <Row = { id: number }>(reader: Reader, url: string): Promise<List<Row>> =>
  (await reader.get(url)).data;

export const idsOf = ({ rows }: List<{ id: number }>): number[] => rows.map(({ id }) => id);
