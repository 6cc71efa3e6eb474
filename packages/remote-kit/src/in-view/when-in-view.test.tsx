import { act, render, screen } from '@testing-library/react';
import { WhenInView } from './when-in-view.tsx';

test('reserves its height and renders when it comes near the viewport', () => {
  let come: (seen: { isIntersecting: boolean }[]) => void = () => undefined;
  const disconnect = jest.fn();
  const actual = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = jest.fn((callback) => {
    come = callback as never;
    return { observe: jest.fn(), disconnect };
  }) as never;
  try {
    const { container } = render(
      <WhenInView height={320}>
        <p>a rail</p>
      </WhenInView>,
    );
    expect(screen.queryByText('a rail')).toBeNull();
    expect((container.firstChild as HTMLElement).style.minHeight).toBe('320px');
    act(() => come([{ isIntersecting: false }]));
    expect(screen.queryByText('a rail')).toBeNull();
    act(() => come([{ isIntersecting: true }]));
    expect(screen.queryByText('a rail')).not.toBeNull();
    expect(disconnect).toHaveBeenCalled();
  } finally {
    globalThis.IntersectionObserver = actual;
  }
});
