import { useTestServer } from '../../../test/test-server.ts';

const server = useTestServer({ seed: 'demo' });

interface Listed {
  rows: { id: number; entityType?: string; createdAt: string | null }[];
  next: number | null;
}

async function list(kind: string, after = 0): Promise<Listed> {
  const { status, data } = await server.ask('GET', `/item/list-page-ids/${kind}/${after}`);
  expect([kind, status]).toEqual([kind, 200]);
  return data as Listed;
}
const idsOf = ({ rows }: Listed) => rows.map(({ id }) => id);

describe('listPageIds', () => {
  it('lists spaces with their kind in the order of their ids, and none that moderators hid', async () => {
    const all = await list('space');
    expect(idsOf(all)).toEqual([...idsOf(all)].sort((one, other) => one - other));
    expect(all.rows.find(({ id }) => id === 38)).toMatchObject({ entityType: 'ENVIRONMENT' });
    expect(idsOf(await list('space', 38))[0]).toBeGreaterThan(38);
    await server.database.updateTable('spaces').set({ hidden_at: new Date() }).where('id', '=', 2).execute();
    expect(idsOf(await list('space', 1))).not.toContain(2);
  });

  it('lists users who are neither banned nor deleted', async () => {
    expect(idsOf(await list('user'))).toContain(3);
    await server.database.updateTable('users').set({ is_banned: true }).where('id', '=', 3).execute();
    expect(idsOf(await list('user'))).not.toContain(3);
  });

  it('lists events until they are over', async () => {
    const [first = 0] = idsOf(await list('event'));
    expect(first).toBeGreaterThan(0);
    const past = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await server.database
      .updateTable('events')
      .set({ starts_at: past(2), ends_at: past(1) })
      .where('id', '=', first)
      .execute();
    expect(idsOf(await list('event'))).not.toContain(first);
  });

  it('continues after the last id of a full page', async () => {
    expect(await list('space')).toMatchObject({ next: null });
    const firstId = 500_000;
    await server.database
      .insertInto('users')
      .values(
        Array.from({ length: 1_001 }, (_, index) => ({
          id: firstId + index,
          name: 'Many',
          username: `many${index}`,
          profile_icon_color: '#000000',
        })),
      )
      .execute();
    const page = await list('user', firstId - 1);
    expect([page.rows.length, page.next]).toEqual([1_000, firstId + 999]);
    expect(idsOf(await list('user', page.next ?? 0))).toEqual([firstId + 1_000]);
  });
});
