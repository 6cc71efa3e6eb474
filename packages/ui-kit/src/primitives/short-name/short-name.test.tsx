import { render, screen } from '@testing-library/react';
import { ShortName } from './short-name.tsx';

test('[SB-09] exposes the full name to screen readers and renders a short one once', () => {
  const { container } = render(
    <>
      <a href="/1">
        <ShortName short="Drifting Worksh..." full="Drifting Workshop" />
      </a>
      <a href="/2">
        <ShortName short="Top" full="Top" />
      </a>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Drifting Workshop' })).not.toBeNull();
  expect(container.querySelector('a[href="/2"]')?.textContent).toBe('Top');
});
