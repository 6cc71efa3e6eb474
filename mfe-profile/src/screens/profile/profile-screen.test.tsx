import { screen } from '@testing-library/react';
import { getUserProfile, singleUser } from '@xana/contracts/http/users/profiles';
import { useNavigate } from '@xana/remote-kit';
import { answerTo, apiError, press, renderInFakeShell } from '@xana/remote-kit/fake-shell';
import { buildMember, buildOwnProfile, buildProfile } from '@xana/test-kit/builders';
import { ProfileScreen } from './profile-screen.tsx';

const member = buildMember({ id: 7, name: 'Mia' });
const profile = buildProfile({ id: 7, name: 'Mia', username: 'mia' });
const show = (path: string, more = {}) =>
  renderInFakeShell(ProfileScreen, {
    remote: 'mfe-profile',
    path,
    answers: [
      answerTo(getUserProfile, ({ userId }) => {
        if (userId !== 7) throw apiError({ code: 'USER_NOT_FOUND', message: 'User not found' });
        return profile;
      }),
    ],
    ...more,
  });

/** Goes to the profile of another user, as a link does. */
function ToOther() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/profile?user=8')}>
      To Ren
    </button>
  );
}

describe('[RT-03] ProfileScreen', () => {
  it('[PR-02] moves to the name after the form was closed, and nowhere at the next profile', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await renderInFakeShell(
      () => (
        <>
          <ToOther />
          <ProfileScreen />
        </>
      ),
      {
        remote: 'mfe-profile',
        path: '/profile?edit=1',
        member,
        answers: [
          answerTo(getUserProfile, ({ userId }) => (userId === 7 ? profile : { ...profile, id: 8, name: 'Ren' })),
          answerTo(singleUser, () => buildOwnProfile({ id: 7, name: 'Mia' })),
        ],
      },
    );
    await press('Save');
    expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'Mia' }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    await press('To Ren');
    await screen.findByRole('heading', { level: 1, name: 'Ren' });
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it.each(['/profile', '/profile?user='])('opens the login dialog for a visitor at %s', async (path) => {
    const { asked } = await show(path);
    expect(asked).toEqual(['login']);
    expect(screen.getByText('Log in to see your profile.')).toBeTruthy();
    expect(screen.queryByText('This user does not exist')).toBeNull();
  });

  it('shows the own profile of a member when the address names no user', async () => {
    const { asked } = await show('/profile', { member });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mia' })).toBeTruthy();
    expect([asked, document.title]).toEqual([[], 'Mia · XANA']);
  });

  it.each(['/profile?user=99', '/profile?user=x'])(
    'shows that the user of %s does not exist, also in the title',
    async (path) => {
      const { asked } = await show(path);
      expect(await screen.findByText('This user does not exist')).toBeTruthy();
      expect([asked, document.title]).toEqual([[], 'This user does not exist · XANA']);
    },
  );
});
