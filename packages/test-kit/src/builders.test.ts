import { sessionUser } from '@xana/contracts/http/auth/session-user';
import { getEventByType } from '@xana/contracts/http/events/events';
import { getAllFeeds } from '@xana/contracts/http/feeds/posts';
import { spaceDetails } from '@xana/contracts/http/spaces/space';
import { getHotSpacesPrev7Days } from '@xana/contracts/http/spaces/space-lists';
import { getUserProfile } from '@xana/contracts/http/users/profiles';
import * as build from './builders.ts';

test.each([
  ['spaces', getHotSpacesPrev7Days.output, build.listOf([build.buildSpace(), build.buildSpace({ user: null })])],
  ['space details', spaceDetails, build.buildSpaceDetails()],
  ['posts', getAllFeeds.output, build.listOf([build.buildPost()])],
  ['events', getEventByType.output, build.listOf([build.buildEvent()])],
  ['a profile', getUserProfile.output, build.buildProfile()],
  ['a member', sessionUser, build.buildMember()],
])('builds %s that match the contract', (_, schema, row) => {
  expect(schema.parse(row)).toEqual(row);
});

test('prefers given fields, and gives each row a new id', () => {
  expect(build.buildSpace({ name: 'Plaza' }).name).toBe('Plaza');
  expect(build.buildSpace().id).not.toBe(build.buildSpace().id);
});
