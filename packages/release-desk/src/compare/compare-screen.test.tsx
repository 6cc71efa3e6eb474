import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskDifferences } from '@xana/contracts/releases/desk-differences';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ReleaseList } from '../microfrontend/release-list.tsx';
import * as client from '../server/desk-client.ts';
import { RELEASE as NEW, OLDER_RELEASE as OLD, renderInDesk } from '../test-desk.tsx';
import { CompareScreen } from './compare-screen.tsx';

jest.mock('../server/desk-client.ts', () => ({
  ...jest.requireActual('../server/desk-client.ts'),
  readDifferences: jest.fn(),
}));

const readDifferences = jest.mocked(client.readDifferences);

const OLDEST = { ...OLD, id: 'cccccccccccccccc', version: '0.9.0' };
const SAME: DeskDifferences = {
  from: OLD,
  to: { ...OLD, id: NEW.id },
  contributions: [],
  sizes: [{ module: 'main', before: 30_000, after: 30_000 }],
  operations: [],
  events: { publishes: [], consumes: [] },
  shared: [],
  grants: [],
};
const DIFFERENT: DeskDifferences = {
  ...SAME,
  to: NEW,
  contributions: [{ kind: 'removed', what: '/offers' }],
  sizes: [
    { module: 'main', before: 30_000, after: 32_500 },
    { module: 'offers', before: 2_000, after: null },
    { module: 'tray', before: 900, after: 900 },
  ],
  operations: null,
  events: { publishes: [{ kind: 'changed', what: 'store:opened', before: 1, after: 2 }], consumes: [] },
  shared: [{ kind: 'changed', module: 'react', added: ['useId'], removed: ['useMemo'] }],
};

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const show = (address: string) =>
  renderInDesk(
    <>
      <Address />
      <Routes>
        <Route path="/list" element={<ReleaseList name="mfe-store" releases={[NEW, OLD, OLDEST]} active={NEW.id} />} />
        <Route path="/microfrontends/:name/compare" element={<CompareScreen />} />
      </Routes>
    </>,
    address,
  );

const ADDRESS = '/microfrontends/mfe-store/compare?from=1.0.0&to=2.0.0';

describe('the comparison of two releases', () => {
  it('[MF-04] shows each difference with a sign and a text', async () => {
    readDifferences.mockResolvedValue(DIFFERENT);
    show(ADDRESS);
    const rows = (await screen.findAllByRole('row')).map((row) =>
      within(row)
        .getAllByRole(row.querySelector('td') ? 'cell' : 'columnheader')
        .map(({ textContent }) => textContent),
    );
    expect(rows.slice(1)).toEqual([
      ['30.0', '32.5', '+2.5 kB'],
      ['2.0', '–', 'removed'],
      ['40.0', '42.0', '+2.0 kB'],
    ]);
    screen.getByText('1 module has the same size.');
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['−removed/offers ', '~changedstore:opened major 1 → 2', '~changedreact +useId, −useMemo']);
    screen.getByText('Not known: one of the builds does not list them.');
    expect(readDifferences).toHaveBeenCalledWith('mfe-store', '1.0.0', '2.0.0');
  });

  it('[MF-04] reports that there is no difference', async () => {
    readDifferences.mockResolvedValue(SAME);
    show(ADDRESS);
    await screen.findByText('No difference');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows why two releases cannot be compared', async () => {
    readDifferences.mockRejectedValue(new client.ServerError('mfe-store has no release "1.0.0".', 422));
    show(ADDRESS);
    await screen.findByText('mfe-store has no release "1.0.0".');
  });

  it('[MF-04] compares two releases of the list, from the older one to the newer one', async () => {
    readDifferences.mockResolvedValue(DIFFERENT);
    const user = userEvent.setup();
    show('/list');
    await user.click(screen.getByRole('checkbox', { name: 'Compare 2.0.0' }));
    screen.getByText('Choose one more release to compare.');
    await user.click(screen.getByRole('checkbox', { name: 'Compare 1.0.0' }));
    screen.getByText('1.0.0 → 2.0.0');
    await user.click(screen.getByRole('checkbox', { name: 'Compare 0.9.0' }));
    await user.click(screen.getByRole('link', { name: 'Compare' }));
    screen.getByText('/microfrontends/mfe-store/compare?from=cccccccc&to=bbbbbbbb');
    await user.click(await screen.findByRole('link', { name: 'Swap' }));
    screen.getByText('/microfrontends/mfe-store/compare?from=aaaaaaaa&to=bbbbbbbb');
  });
});
