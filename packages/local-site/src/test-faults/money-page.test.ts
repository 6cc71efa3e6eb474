import { moneyPage } from './money-page.ts';

const right = { request: 'POST api/pay', isRight: true, isReached: true, reloads: 0, seconds: 12.4 };

it('states how many cases are right, and marks the wrong ones', () => {
  const page = moneyPage([
    {
      name: 'pack',
      rows: [
        { ...right, disturbance: 'lose the request' },
        { ...right, disturbance: 'send it twice', isRight: false, reloads: 1, isReached: false, seconds: 60 },
      ],
    },
  ]);
  expect(page).toContain('**1 of 2 cases have paid = credited = shown**; 1 of them needed a reload.');
  expect(page).toContain('| pack | 1 | 2 | 1 | 1 | 60 |');
  expect(page).toContain('| pack | `POST api/pay` | ✓ 12 s | – | – | ✗ 60 s, not sent |');
});
