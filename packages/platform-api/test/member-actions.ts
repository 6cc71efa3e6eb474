import type { Comment, Post } from '@xana/contracts/http/feeds/post';
import type { Member } from './test-server.ts';

export const writePost = async (author: Member, descriptions = 'Hello') =>
  (await author.post('/feeds/single-feed', { descriptions })).data as Post;

export const writeComment = async (author: Member, feedId: number, text = 'Nice', parentId?: number) =>
  (await author.post('/feeds/comment-feed', { feedId, text, parentId })).data as Comment;

export const follow = (follower: Member, { userId }: Member) => follower.post('/follow/user', { userId });
