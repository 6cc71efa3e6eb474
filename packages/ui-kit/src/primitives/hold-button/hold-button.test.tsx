import { act, fireEvent, render, screen } from '@testing-library/react';
import { HoldButton } from './hold-button.tsx';

const onHeld = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  onHeld.mockClear();
});
afterEach(() => jest.useRealTimers());

const show = (isBusy = false) =>
  render(
    <HoldButton hint="Hold for two seconds" isBusy={isBusy} onHeld={onHeld}>
      Send
    </HoldButton>,
  );
const button = () => screen.getByRole('button', { name: 'Send', description: 'Hold for two seconds' });
/** jsdom has no `PointerEvent`. */
const pointerDown = (which: number) =>
  fireEvent(button(), new MouseEvent('pointerdown', { bubbles: true, button: which }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('HoldButton', () => {
  it.each([
    ['a pointer', () => pointerDown(0), () => fireEvent.pointerUp(button())],
    ['Space', () => fireEvent.keyDown(button(), { key: ' ' }), () => fireEvent.keyUp(button(), { key: ' ' })],
    ['Enter', () => fireEvent.keyDown(button(), { key: 'Enter' }), () => fireEvent.keyUp(button(), { key: 'Enter' })],
  ])('acts once after two seconds of %s, and not after a shorter press', async (_, press, release) => {
    show();
    press();
    await pass(1_900);
    release();
    await pass(5_000);
    expect(onHeld).not.toHaveBeenCalled();
    press();
    await pass(5_000);
    expect(onHeld).toHaveBeenCalledTimes(1);
  });

  it('does not act on a click, on another button of the mouse, after the pointer left it, nor while it is busy', async () => {
    const { rerender } = show();
    fireEvent.click(button());
    pointerDown(2);
    await pass(3_000);
    pointerDown(0);
    fireEvent.pointerLeave(button());
    await pass(3_000);
    rerender(
      <HoldButton hint="Hold for two seconds" isBusy onHeld={onHeld}>
        Send
      </HoldButton>,
    );
    pointerDown(0);
    await pass(3_000);
    expect(onHeld).not.toHaveBeenCalled();
  });
});
