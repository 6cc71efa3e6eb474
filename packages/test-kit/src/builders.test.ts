import { sessionUser } from '@xana/contracts/http/auth/session-user';
import { getEventByType } from '@xana/contracts/http/events/get-event-by-type';
import { getAllFeeds } from '@xana/contracts/http/feeds/get-all-feeds';
import { getHotSpacesPrev7Days } from '@xana/contracts/http/spaces/get-hot-spaces';
import { spaceDetails } from '@xana/contracts/http/spaces/space';
import { getUserProfile } from '@xana/contracts/http/users/get-user-profile';
import * as build from './builders.ts';

test.each([
  ['worlds', getHotSpacesPrev7Days.output, build.listOf([build.buildWorld(), build.buildWorld({ user: null })])],
  ['a world’s details', spaceDetails, build.buildWorldDetails()],
  ['posts', getAllFeeds.output, build.listOf([build.buildPost()])],
  ['events', getEventByType.output, build.listOf([build.buildEvent()])],
  ['a profile', getUserProfile.output, build.buildProfile()],
  ['a member', sessionUser, build.buildMember()],
])('%s are as the contract says, field by field', (_, schema, row) => {
  expect(schema.parse(row)).toEqual(row);
});

test('what the test says wins, and ids differ', () => {
  expect(build.buildWorld({ name: 'Plaza' }).name).toBe('Plaza');
  expect(build.buildWorld().id).not.toBe(build.buildWorld().id);
});
