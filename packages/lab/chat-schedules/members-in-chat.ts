import { type Browser, expect } from '@playwright/test';
import {
  type ChatMember,
  followEachOther,
  messageField,
  messageTexts,
  openChatMember,
  sendText,
} from '@xana/journeys/site/chat-members';
import { loseConfirmations } from '@xana/journeys/site/lose-confirmations';
import { API_ORIGIN } from '@xana/journeys/site/test-topology';
import { MEMBERS, type MemberIndex } from './schedule.ts';

const HEAL_TIMEOUT_MS = 60_000;

interface MemberInChat extends ChatMember {
  /** The member of the open conversation. */
  other: MemberIndex;
  isConnected: boolean;
  answersToLose: number;
}

/** Three members, each with a chat page in a browser of their own, and what they have written. */
export class MembersInChat {
  /** Texts that were written, by sender and receiver, oldest first. */
  readonly #written = new Map<string, string[]>();
  #members: MemberInChat[] = [];

  static async enter(browser: Browser): Promise<MembersInChat> {
    const chat = new MembersInChat();
    for (const index of MEMBERS) {
      const member: MemberInChat = {
        ...(await openChatMember(browser)),
        other: index === 0 ? 1 : 0,
        isConnected: true,
        answersToLose: 0,
      };
      chat.#members.push(member);
      await loseAnswersOf(member);
    }
    for (const [one, other] of [[0, 1] as const, [0, 2] as const, [1, 2] as const]) {
      await followEachOther(chat.#member(one), chat.#member(other));
    }
    for (const index of MEMBERS) await chat.reload(index);
    return chat;
  }

  #member(index: MemberIndex): MemberInChat {
    const member = this.#members[index];
    if (!member) throw new Error(`There is no member ${index}.`);
    return member;
  }

  isConnected(index: MemberIndex): boolean {
    return this.#member(index).isConnected;
  }

  /** Loads the page again, at the open conversation. */
  async reload(index: MemberIndex): Promise<void> {
    const { page, other } = this.#member(index);
    await page.goto(`/chat?user=${this.#member(other).id}`);
    await expect(messageField(page)).toBeVisible({ timeout: HEAL_TIMEOUT_MS });
  }

  /** Opens another conversation as a member does, by the list; by its address before the list has it. */
  async open(index: MemberIndex, other: MemberIndex): Promise<void> {
    const member = this.#member(index);
    const link = member.page.locator(`a[href$="/chat?user=${this.#member(other).id}"]`).first();
    if (member.other === other) return;
    if (await link.isVisible()) {
      member.other = other;
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
    } else if (member.isConnected) {
      member.other = other;
      await this.reload(index);
    }
  }

  async send(index: MemberIndex, prefix: string, count: number): Promise<void> {
    const { page, other } = this.#member(index);
    // A conversation that could not be loaded without a connection has no field.
    if (!(await messageField(page).isVisible())) return;
    const written = this.#writtenBy(index, other);
    for (let sent = 0; sent < count; sent += 1) {
      const text = `${prefix} ${index}>${other} ${written.length + 1}`;
      await sendText(page, text);
      await expect(messageField(page)).toHaveValue('');
      written.push(text);
    }
  }

  async setConnected(index: MemberIndex, isConnected: boolean): Promise<void> {
    const member = this.#member(index);
    member.isConnected = isConnected;
    await member.context.setOffline(!isConnected);
  }

  loseAnswers(index: MemberIndex, count: number): void {
    this.#member(index).answersToLose = count;
  }

  /** Checks that both sides of each conversation show each written text once, in the same order, and each sender's texts as written. */
  async expectSameOnAllScreens(prefix: string): Promise<void> {
    for (const index of MEMBERS) await this.#expectOpenConversation(index, prefix);
    for (const index of MEMBERS) {
      for (const other of MEMBERS.filter((each) => each !== index)) {
        await this.open(index, other);
        await this.#expectOpenConversation(index, prefix);
      }
    }
    await this.#expectSameOrder(prefix);
  }

  #writtenBy(sender: MemberIndex, receiver: MemberIndex): string[] {
    const key = `${sender}>${receiver}`;
    const texts = this.#written.get(key) ?? [];
    this.#written.set(key, texts);
    return texts;
  }

  async #expectOpenConversation(index: MemberIndex, prefix: string): Promise<void> {
    const { page, other } = this.#member(index);
    const ofSchedule = (texts: readonly string[]) => texts.filter((text) => text.startsWith(`${prefix} `));
    const expected = {
      mine: ofSchedule(this.#writtenBy(index, other)),
      theirs: ofSchedule(this.#writtenBy(other, index)),
    };
    await expect(async () => {
      const shown = ofSchedule(await messageTexts(page));
      expect({
        mine: shown.filter((text) => text.includes(` ${index}>`)),
        theirs: shown.filter((text) => text.includes(` ${other}>`)),
      }).toEqual(expected);
    }).toPass({ timeout: HEAL_TIMEOUT_MS });
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }

  async #expectSameOrder(prefix: string): Promise<void> {
    for (const [one, other] of [[0, 1] as const, [0, 2] as const, [1, 2] as const]) {
      await this.open(one, other);
      await this.open(other, one);
      await expect(async () => {
        const [here, there] = await Promise.all([one, other].map((each) => messageTexts(this.#member(each).page)));
        const ofSchedule = (texts: string[] = []) => texts.filter((text) => text.startsWith(`${prefix} `));
        expect(ofSchedule(here)).toEqual(ofSchedule(there));
      }).toPass({ timeout: HEAL_TIMEOUT_MS });
    }
  }

  async close(): Promise<void> {
    for (const { context } of this.#members) await context.close();
  }
}

async function loseAnswersOf(member: MemberInChat): Promise<void> {
  await loseConfirmations(member.page, (kind) => {
    if (kind === 'event' || member.answersToLose === 0) return false;
    member.answersToLose -= 1;
    return true;
  });
  await member.page.route(`${API_ORIGIN}/chat/create-msg`, async (route) => {
    if (member.answersToLose === 0 || route.request().method() !== 'POST') return route.fallback();
    member.answersToLose -= 1;
    if (member.isConnected) await route.fetch().catch(() => undefined);
    return route.abort().catch(() => undefined);
  });
}
