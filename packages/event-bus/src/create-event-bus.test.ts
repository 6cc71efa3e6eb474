import { defineEvent, type EventDefinition } from '@xana/contracts/events/event';
import * as z from 'zod/mini';
import { createEventBus } from './create-event-bus.ts';
import type { BusProblem } from './event-bus-types.ts';

const priced = defineEvent({ name: 'store:priced', major: 1, payload: z.object({ cents: z.number() }) });
const counted = defineEvent({
  name: 'chat:counted',
  major: 1,
  payload: z.object({ count: z.number() }),
  replay: 'last',
});
const shared = defineEvent({ name: 'spaces:marked', major: 1, payload: z.object({ id: z.number() }), crossTab: true });

function setUp(channel?: BroadcastChannel) {
  const problems: BusProblem[] = [];
  const bus = createEventBus({
    owners: ['store', 'chat', 'spaces'],
    validate: 'always',
    report: (problem) => problems.push(problem),
    channel: channel as never,
  });
  return { bus, problems };
}

describe('[MF-02] createEventBus', () => {
  it('delivers an event to subscribers until they unsubscribe', () => {
    const { bus } = setUp();
    const received: unknown[] = [];
    const stop = bus.forOwner('chat').subscribe(priced, (payload) => received.push(payload));
    bus.forOwner('store').publish(priced, { cents: 5 });
    stop();
    bus.forOwner('store').publish(priced, { cents: 6 });
    expect(received).toEqual([{ cents: 5 }]);
  });

  it('[T38] drops and reports an event of another owner', () => {
    const { bus, problems } = setUp();
    const received = jest.fn();
    bus.forOwner('store').subscribe(priced, received);
    (bus.forOwner('chat') as unknown as { publish(event: EventDefinition, payload: unknown): void }).publish(priced, {
      cents: 1,
    });
    expect(received).not.toHaveBeenCalled();
    expect(problems).toEqual([{ kind: 'forged', event: 'store:priced', owner: 'chat' }]);
  });

  it('drops and reports an invalid payload', () => {
    const { bus, problems } = setUp();
    const received = jest.fn();
    bus.forOwner('chat').subscribe(priced, received);
    bus.forOwner('store').publish(priced, { cents: 'five' } as never);
    expect(received).not.toHaveBeenCalled();
    expect(problems[0]?.kind).toBe('invalidPayload');
  });

  it('replays the last state event to a late subscriber and no other event', () => {
    const { bus } = setUp();
    bus.forOwner('chat').publish(counted, { count: 1 });
    bus.forOwner('chat').publish(counted, { count: 2 });
    bus.forOwner('store').publish(priced, { cents: 1 });
    const received: unknown[] = [];
    bus.forOwner('store').subscribe(counted, (payload) => received.push(payload));
    bus.forOwner('store').subscribe(priced, (payload) => received.push(payload));
    expect(received).toEqual([{ count: 2 }]);
  });

  it('delivers to other subscribers after one throws', () => {
    const { bus, problems } = setUp();
    const received = jest.fn();
    bus.forOwner('chat').subscribe(priced, () => {
      throw new Error('mine');
    });
    bus.forOwner('chat').subscribe(priced, received);
    bus.forOwner('store').publish(priced, { cents: 1 });
    expect(received).toHaveBeenCalledTimes(1);
    expect(problems[0]?.kind).toBe('subscriberThrew');
  });

  it('delivers a nested event after the current one reached all subscribers', () => {
    const { bus } = setUp();
    const order: string[] = [];
    bus.forOwner('store').subscribe(priced, ({ cents }) => {
      order.push(`first ${cents}`);
      if (cents === 1) bus.forOwner('store').publish(priced, { cents: 2 });
    });
    bus.forOwner('chat').subscribe(priced, ({ cents }) => order.push(`second ${cents}`));
    bus.forOwner('store').publish(priced, { cents: 1 });
    expect(order).toEqual(['first 1', 'second 1', 'first 2', 'second 2']);
  });

  it('upcasts a payload of the previous major version', () => {
    const { bus, problems } = setUp();
    const second = defineEvent({
      name: 'store:priced',
      major: 2,
      payload: z.object({ amount: z.string() }),
      upcast: (before) => ({ amount: ((before as { cents: number }).cents / 100).toFixed(2) }),
    });
    const received: unknown[] = [];
    bus.forOwner('chat').subscribe(second, (payload) => received.push(payload));
    bus.forOwner('store').publish(priced, { cents: 1050 });
    expect(received).toEqual([{ amount: '10.50' }]);
    const old = jest.fn();
    bus.forOwner('chat').subscribe(priced, old);
    bus.forOwner('store').publish(second, { amount: '1.00' });
    expect(old).not.toHaveBeenCalled();
    expect(problems.at(-1)?.kind).toBe('unknownMajor');
  });

  it('matches events by name and major version, not by identity', () => {
    const { bus } = setUp();
    const received = jest.fn();
    bus.forOwner('chat').subscribe({ ...priced }, received);
    bus.forOwner('store').publish({ ...priced }, { cents: 3 });
    expect(received).toHaveBeenCalledWith({ cents: 3 });
  });
});

describe('[T70] createEventBus, runaway owners', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('drops the events of an owner that publishes too often, and reports it once per second', () => {
    const { bus, problems } = setUp();
    const received = jest.fn();
    bus.forOwner('chat').subscribe(priced, received);
    for (let cents = 0; cents < 500; cents += 1) bus.forOwner('store').publish(priced, { cents });
    expect(received).toHaveBeenCalledTimes(100);
    expect(problems).toEqual([{ kind: 'tooMany', event: 'store:priced', owner: 'store' }]);
    jest.advanceTimersByTime(1_000);
    for (let cents = 0; cents < 500; cents += 1) bus.forOwner('store').publish(priced, { cents });
    expect(received).toHaveBeenCalledTimes(150);
    expect(problems).toHaveLength(2);
  });

  it('delivers the events of the other owners meanwhile', () => {
    const { bus } = setUp();
    const received = jest.fn();
    bus.forOwner('store').subscribe(counted, received);
    for (let cents = 0; cents < 500; cents += 1) bus.forOwner('store').publish(priced, { cents });
    bus.forOwner('chat').publish(counted, { count: 1 });
    expect(received).toHaveBeenCalledTimes(1);
  });

  it('breaks a cycle of two owners whose subscribers publish in answer to each other', () => {
    const { bus, problems } = setUp();
    bus.forOwner('chat').subscribe(priced, ({ cents }) => bus.forOwner('chat').publish(counted, { count: cents }));
    bus.forOwner('store').subscribe(counted, ({ count }) => bus.forOwner('store').publish(priced, { cents: count }));
    bus.forOwner('store').publish(priced, { cents: 1 });
    expect(bus.inspect()).toHaveLength(17);
    expect(problems).toEqual([{ kind: 'cycle', event: 'chat:counted', owner: 'chat' }]);
    bus.forOwner('store').publish(priced, { cents: 2 });
    expect(bus.inspect()).toHaveLength(34);
  });
});

describe('createEventBus, other tabs', () => {
  const opened: BroadcastChannel[] = [];
  const channel = () => {
    const made = new BroadcastChannel('bus-test');
    opened.push(made);
    return made;
  };
  afterEach(() => {
    for (const each of opened.splice(0)) each.close();
  });

  /** Resolves with the end of a test. The channel keeps the order: what was sent before it has arrived, or was not sent. */
  const untilLast = ({ bus }: ReturnType<typeof setUp>) =>
    new Promise<void>((resolve) => bus.forOwner('chat').subscribe(shared, ({ id }) => id === LAST && resolve()));
  const LAST = 99;

  it('receives cross-tab events only', async () => {
    const here = setUp(channel());
    const there = setUp(channel());
    const received: unknown[] = [];
    const last = untilLast(there);
    there.bus.forOwner('chat').subscribe(shared, (payload) => received.push(payload));
    there.bus.forOwner('chat').subscribe(priced, (payload) => received.push(payload));
    here.bus.forOwner('spaces').publish(shared, { id: 7 });
    here.bus.forOwner('store').publish(priced, { cents: 1 });
    here.bus.forOwner('spaces').publish(shared, { id: LAST });
    await last;
    expect(received).toEqual([{ id: 7 }, { id: LAST }]);
  });

  it('[T38] rejects a forged owner and an invalid payload of another tab', async () => {
    const raw = channel();
    const there = setUp(channel());
    const received = jest.fn();
    const last = untilLast(there);
    there.bus.forOwner('chat').subscribe(shared, received);
    raw.postMessage({ bus: 1, name: 'spaces:marked', major: 1, owner: 'chat', payload: { id: 1 } });
    raw.postMessage({ bus: 1, name: 'spaces:marked', major: 1, owner: 'spaces', payload: { id: 'x' } });
    raw.postMessage('noise');
    raw.postMessage({ bus: 1, name: 'spaces:marked', major: 1, owner: 'spaces', payload: { id: LAST } });
    await last;
    expect(received.mock.calls).toEqual([[{ id: LAST }]]);
    expect(there.problems.map(({ kind }) => kind)).toEqual(['forged', 'invalidPayload']);
  });
});
