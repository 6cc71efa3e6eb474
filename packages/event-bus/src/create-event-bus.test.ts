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

describe('[MF-02] event bus', () => {
  it('delivers a fact to all who listen, until they stop', () => {
    const { bus } = setUp();
    const heard: unknown[] = [];
    const stop = bus.forOwner('chat').subscribe(priced, (payload) => heard.push(payload));
    bus.forOwner('store').publish(priced, { cents: 5 });
    stop();
    bus.forOwner('store').publish(priced, { cents: 6 });
    expect(heard).toEqual([{ cents: 5 }]);
  });

  it('[T38] drops and reports a fact of another owner', () => {
    const { bus, problems } = setUp();
    const heard = jest.fn();
    bus.forOwner('store').subscribe(priced, heard);
    (bus.forOwner('chat') as unknown as { publish(event: EventDefinition, payload: unknown): void }).publish(priced, {
      cents: 1,
    });
    expect(heard).not.toHaveBeenCalled();
    expect(problems).toEqual([{ kind: 'forged', event: 'store:priced', owner: 'chat' }]);
  });

  it('drops and reports a payload that is not as agreed', () => {
    const { bus, problems } = setUp();
    const heard = jest.fn();
    bus.forOwner('chat').subscribe(priced, heard);
    bus.forOwner('store').publish(priced, { cents: 'five' } as never);
    expect(heard).not.toHaveBeenCalled();
    expect(problems[0]?.kind).toBe('invalidPayload');
  });

  it('replays the last value of a state to whoever comes late, and nothing of an event', () => {
    const { bus } = setUp();
    bus.forOwner('chat').publish(counted, { count: 1 });
    bus.forOwner('chat').publish(counted, { count: 2 });
    bus.forOwner('store').publish(priced, { cents: 1 });
    const heard: unknown[] = [];
    bus.forOwner('store').subscribe(counted, (payload) => heard.push(payload));
    bus.forOwner('store').subscribe(priced, (payload) => heard.push(payload));
    expect(heard).toEqual([{ count: 2 }]);
  });

  it('lets nobody suffer from a subscriber that throws', () => {
    const { bus, problems } = setUp();
    const heard = jest.fn();
    bus.forOwner('chat').subscribe(priced, () => {
      throw new Error('mine');
    });
    bus.forOwner('chat').subscribe(priced, heard);
    bus.forOwner('store').publish(priced, { cents: 1 });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(problems[0]?.kind).toBe('subscriberThrew');
  });

  it('delivers what is published inside a subscriber after the current fact reached everyone', () => {
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

  it('carries a payload of the major before up to the one that is heard', () => {
    const { bus, problems } = setUp();
    const second = defineEvent({
      name: 'store:priced',
      major: 2,
      payload: z.object({ amount: z.string() }),
      upcast: (before) => ({ amount: ((before as { cents: number }).cents / 100).toFixed(2) }),
    });
    const heard: unknown[] = [];
    bus.forOwner('chat').subscribe(second, (payload) => heard.push(payload));
    bus.forOwner('store').publish(priced, { cents: 1050 });
    expect(heard).toEqual([{ amount: '10.50' }]);
    const old = jest.fn();
    bus.forOwner('chat').subscribe(priced, old);
    bus.forOwner('store').publish(second, { amount: '1.00' });
    expect(old).not.toHaveBeenCalled();
    expect(problems.at(-1)?.kind).toBe('unknownMajor');
  });

  it('matches by name and major, not by the copy of the definition', () => {
    const { bus } = setUp();
    const heard = jest.fn();
    bus.forOwner('chat').subscribe({ ...priced }, heard);
    bus.forOwner('store').publish({ ...priced }, { cents: 3 });
    expect(heard).toHaveBeenCalledWith({ cents: 3 });
  });
});

describe('other tabs', () => {
  const opened: BroadcastChannel[] = [];
  const channel = () => {
    const made = new BroadcastChannel('bus-test');
    opened.push(made);
    return made;
  };
  afterEach(() => {
    for (const each of opened.splice(0)) each.close();
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

  it('hear what is meant for them, and nothing else', async () => {
    const here = setUp(channel());
    const there = setUp(channel());
    const heard: unknown[] = [];
    there.bus.forOwner('chat').subscribe(shared, (payload) => heard.push(payload));
    there.bus.forOwner('chat').subscribe(priced, (payload) => heard.push(payload));
    here.bus.forOwner('spaces').publish(shared, { id: 7 });
    here.bus.forOwner('store').publish(priced, { cents: 1 });
    await settle();
    expect(heard).toEqual([{ id: 7 }]);
  });

  it('[T38] reject a forged owner or a payload that its schema refuses', async () => {
    const raw = channel();
    const there = setUp(channel());
    const heard = jest.fn();
    there.bus.forOwner('chat').subscribe(shared, heard);
    raw.postMessage({ bus: 1, name: 'spaces:marked', major: 1, owner: 'chat', payload: { id: 1 } });
    raw.postMessage({ bus: 1, name: 'spaces:marked', major: 1, owner: 'spaces', payload: { id: 'x' } });
    raw.postMessage('noise');
    await settle();
    expect(heard).not.toHaveBeenCalled();
    expect(there.problems.map(({ kind }) => kind)).toEqual(['forged', 'invalidPayload']);
  });
});
