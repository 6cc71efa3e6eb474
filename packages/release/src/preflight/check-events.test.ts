import { checkDroppedEvents, checkEvents, type EventUser } from './check-events.ts';
import { remoteRecord } from './test-records.ts';

const EVENT = 'store:priced';
const user = (label: string, change: Partial<EventUser>): EventUser => ({
  label,
  publishes: {},
  consumes: {},
  upcasts: [],
  ...change,
});
const publisher = (major: number) => user('mfe-store 2.0.0', { publishes: { [EVENT]: major } });
const consumer = (major: number, upcasts: string[] = []) =>
  user('mfe-chat 1.0.0', { consumes: { [EVENT]: major }, upcasts });

describe('[MF-02] checkEvents', () => {
  it.each([
    ['equal majors', publisher(2), consumer(2)],
    ['a consumer that upcasts the previous major', publisher(1), consumer(2, [EVENT])],
    ['an event that the other release does not publish', user('mfe-store 2.0.0', {}), consumer(2)],
  ])('accepts %s', (_what, one, other) => {
    expect([checkEvents(one, other), checkEvents(other, one)]).toEqual([[], []]);
  });

  it.each([
    ['a publisher newer than its consumer', 2, consumer(1, [EVENT])],
    ['a consumer newer than its publisher', 1, consumer(2)],
    ['a consumer two majors newer than its publisher', 1, consumer(3, [EVENT])],
  ])('rejects %s', (_what, published, other) => {
    expect(checkEvents(publisher(published), other)).toEqual([
      `mfe-chat 1.0.0 consumes ${EVENT} ${other.consumes[EVENT]}, but mfe-store 2.0.0 publishes ${EVENT} ${published}.`,
    ]);
  });
});

describe('[MF-02] checkDroppedEvents', () => {
  const store = (publishes: Record<string, number>) =>
    remoteRecord('mfe-store', { events: { publishes, consumes: {} } });
  const chat = remoteRecord('mfe-chat', { events: { publishes: {}, consumes: { [EVENT]: 1 } } }, { version: '1.0.0' });

  it('rejects a release that no longer publishes an event which another remote consumes', () => {
    expect(checkDroppedEvents(store({ [EVENT]: 1 }), store({}), [store({}), chat])).toEqual([
      `mfe-store 2.0.0 no longer publishes ${EVENT}, which mfe-chat 1.0.0 consumes.`,
    ]);
  });

  it('accepts a dropped event that no other remote consumes, and the first release of a remote', () => {
    expect(checkDroppedEvents(store({ [EVENT]: 1 }), store({}), [])).toEqual([]);
    expect(checkDroppedEvents(null, store({}), [chat])).toEqual([]);
  });
});
