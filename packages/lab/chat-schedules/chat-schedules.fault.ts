import { test } from '@playwright/test';
import { TEST_ENVIRONMENT } from '@xana/journeys/site/test-topology';
import { type RunningTopology, startTopology } from '../topology/start-topology.ts';
import { MembersInChat } from './members-in-chat.ts';
import { describeStep, generateSchedules, INSTANCES, type InstanceIndex, MEMBERS, type Step } from './schedule.ts';

const SCHEDULES = Number(process.env.CHAT_SCHEDULES ?? 200);
const SEED = Number(process.env.CHAT_SCHEDULE_SEED ?? Math.floor(Math.random() * 2 ** 31));
const MAX_SCHEDULE_MS = 300_000;

let topology: RunningTopology;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  console.log(`  seed ${SEED} (repeat with CHAT_SCHEDULE_SEED)`);
  topology = await startTopology({
    log: (text) => console.log(`  ${text}`),
    portOffset: Number(TEST_ENVIRONMENT.XANA_PORT_OFFSET),
    // The schedules test delivery; limits have tests of their own.
    environment: { MEMBER_LIMITS_FACTOR: '1000', LOGIN_TRIES_PER_MINUTE: '1000', LOG_LEVEL: 'fatal' },
  });
});
test.afterAll(() => topology?.stop());

test(`[CH-03] each message arrives once, in order, on every screen in ${SCHEDULES} schedules of lost connections and kills`, async ({
  browser,
}) => {
  test.setTimeout(SCHEDULES * MAX_SCHEDULE_MS);
  const chat = await MembersInChat.enter(browser);
  const schedules = generateSchedules(SCHEDULES, SEED);
  for (const [number, schedule] of schedules.entries()) {
    const startedAt = Date.now();
    await test.step(`schedule ${number}: ${schedule.map(describeStep).join(', ')}`, async () => {
      await runSchedule(chat, schedule, `s${number}`);
    });
    console.log(`  schedule ${number}: ${schedule.length} steps, ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  }
  await chat.close();
});

async function runSchedule(chat: MembersInChat, schedule: readonly Step[], prefix: string): Promise<void> {
  const killed = new Set<InstanceIndex>();
  const restart = async (instance: InstanceIndex) => {
    if (killed.delete(instance)) await topology.instances[instance]?.restart();
  };
  for (const step of schedule) await runStep({ chat, step, prefix, killed, restart });
  for (const instance of INSTANCES) await restart(instance);
  for (const member of MEMBERS) {
    chat.loseAnswers(member, 0);
    await chat.setConnected(member, true);
  }
  await chat.expectSameOnAllScreens(prefix);
}

interface StepInSchedule {
  chat: MembersInChat;
  step: Step;
  prefix: string;
  killed: Set<InstanceIndex>;
  restart(instance: InstanceIndex): Promise<void>;
}

/** Steps that are impossible at their time, such as a reload without a network, are left out. */
async function runStep({ chat, step, prefix, killed, restart }: StepInSchedule): Promise<void> {
  switch (step.kind) {
    case 'send':
      return chat.send(step.member, prefix, step.count);
    case 'open':
      return killed.size < INSTANCES.length ? chat.open(step.member, step.other) : undefined;
    case 'reload':
      return killed.size < INSTANCES.length && chat.isConnected(step.member) ? chat.reload(step.member) : undefined;
    case 'disconnect':
    case 'connect':
      return chat.setConnected(step.member, step.kind === 'connect');
    case 'loseAnswers':
      return chat.loseAnswers(step.member, step.count);
    case 'kill':
      if (killed.has(step.instance)) return;
      killed.add(step.instance);
      return topology.instances[step.instance]?.kill();
    case 'restart':
      return restart(step.instance);
    case 'wait':
      await new Promise((resolve) => setTimeout(resolve, step.milliseconds));
  }
}
