import { expect } from '@playwright/test';
import type { Member, TestPlatform } from './test-platform.ts';

/** A member follows the senders, whose messages then arrive without a request: they may send any number, and see when the member is online. */
export async function expectMessages(platform: TestPlatform, receiver: Member, ...senders: Member[]): Promise<void> {
  for (const { userId } of senders) {
    const { status } = await platform.ask('POST', '/follow/user', { token: receiver.token, body: { userId } });
    expect(status).toBe(200);
  }
}
