import { followUser } from '@xana/contracts/http/follow/follows';
import { getUserProfile } from '@xana/contracts/http/users/profiles';
import { useAction } from './use-action.ts';
import { useOperation } from './use-operation.ts';

test('types the error of a read by its operation', () => {
  const useCheck = () => {
    const { error } = useOperation(getUserProfile, { userId: 7 });
    error?.code === 'USER_NOT_FOUND';
    error?.code === 'CALL_TIMED_OUT';
    // @ts-expect-error no call of this operation fails with it
    error?.code === 'POST_NOT_FOUND';
  };
  expect(useCheck).toBeInstanceOf(Function);
});

test('types the error of an action by its operation', () => {
  const useCheck = () => {
    const { error } = useAction(followUser, {
      onError: ({ code }) => {
        code === 'FOLLOW_SELF';
        // @ts-expect-error no call of this operation fails with it
        code === 'SPACE_NOT_FOUND';
      },
    });
    error?.code === 'FOLLOW_SELF';
  };
  expect(useCheck).toBeInstanceOf(Function);
});
