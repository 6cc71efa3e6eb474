import { createMountMarks } from './mount-marks.ts';

const onFault = jest.fn();

function setUp(initial?: string) {
  const values = new Map<string, string>(initial ? [['mountMarks', initial]] : []);
  const setItem = jest.fn((key: string, value: string) => values.set(key, value));
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem,
    removeItem: (key: string) => values.delete(key),
  } as unknown as Storage;
  const load = () => {
    const page = new EventTarget();
    const marks = createMountMarks(storage, page as unknown as Window);
    return {
      marks,
      leave: () => page.dispatchEvent(new Event('pagehide')),
      comeBack: () => page.dispatchEvent(new Event('pageshow')),
    };
  };
  return { load, values, setItem };
}

describe('[T74] createMountMarks', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('skips the release whose code ran last when the page hung, also at later loads', () => {
    const { load } = setUp();
    const { marks } = load();
    const chat = marks.begin('mfe-chat', 'c1', onFault);
    const store = marks.begin('mfe-store', 's1', onFault);
    for (const mark of [chat, store, chat, store]) mark.touch();
    jest.advanceTimersByTime(5_000);
    expect(load().marks.skipped).toEqual(['mfe-store@s1']);
    expect(load().marks.skipped).toEqual(['mfe-store@s1']);
  });

  it('writes once while the same release runs on', () => {
    const { load, setItem } = setUp();
    const { marks } = load();
    const chat = marks.begin('mfe-chat', 'c1', onFault);
    const store = marks.begin('mfe-store', 's1', onFault);
    for (const mark of [chat, chat, store, store, store, chat]) mark.touch();
    expect(setItem).toHaveBeenCalledTimes(3);
    jest.advanceTimersByTime(1_000);
    chat.touch();
    expect(setItem).toHaveBeenCalledTimes(4);
  });

  it('finds the next release when the page hangs again', () => {
    const { load } = setUp();
    for (const remote of ['mfe-store', 'mfe-chat']) {
      load().marks.begin(remote, '1', onFault).touch();
      jest.advanceTimersByTime(5_000);
    }
    expect(load().marks.skipped).toEqual(['mfe-store@1', 'mfe-chat@1']);
  });

  it('skips nothing after mounts that ended, and after a page that was left during a mount', () => {
    const { load, values } = setUp();
    const { marks, leave } = load();
    const store = marks.begin('mfe-store', 's1', onFault);
    store.touch();
    store.end();
    store.touch();
    expect(values.size).toBe(0);
    marks.begin('mfe-chat', 'c1', onFault).touch();
    leave();
    jest.advanceTimersByTime(5_000);
    expect(load().marks.skipped).toEqual([]);
  });

  it('skips nothing after a mount that went on while the page was left', () => {
    const { load, values } = setUp();
    const { marks, leave, comeBack } = load();
    const store = marks.begin('mfe-store', 's1', onFault);
    store.touch();
    leave();
    store.touch();
    expect(values.size).toBe(0);
    comeBack();
    store.touch();
    jest.advanceTimersByTime(5_000);
    expect(load().marks.skipped).toEqual(['mfe-store@s1']);
  });

  it('skips nothing when the page ended right after the mount began', () => {
    const { load } = setUp();
    load().marks.begin('mfe-store', 's1', onFault).touch();
    jest.advanceTimersByTime(500);
    expect(load().marks.skipped).toEqual([]);
  });

  it('attributes a fault to the mount whose code ran last', () => {
    const { marks } = setUp().load();
    const onStoreFault = jest.fn();
    const chat = marks.begin('mfe-chat', 'c1', onFault);
    const store = marks.begin('mfe-store', 's1', onStoreFault);
    for (const mark of [store, chat, store]) mark.touch();
    marks.blame(new Error('emptied'));
    expect(onStoreFault).toHaveBeenCalledTimes(1);
    expect(onFault).not.toHaveBeenCalled();
  });

  it.each(['{', '{"mounting":7}', 'null', '[]'])('ignores the unreadable value %s', (value) => {
    expect(setUp(value).load().marks.skipped).toEqual([]);
  });
});
