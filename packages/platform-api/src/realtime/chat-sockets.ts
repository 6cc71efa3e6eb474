import { sendMessage } from '@xana/contracts/http/chat/messages';
import * as z from '@xana/contracts/schema';
import type { ChatClientEvents, ChatServerEvents, Sent } from '@xana/contracts/sockets/chat-sockets';
import { ApiError } from '../api-error.ts';
import { findPartner } from '../database/chat/conversations.ts';
import { isDatabaseBusy } from '../database/connection/database-busy.ts';
import { requireTerms } from '../http/require-terms.ts';
import { deliverMessage } from '../operations/chat/send-message.ts';
import type { Platform } from '../platform.ts';
import { inStep, inTrace } from '../tracing/in-step.ts';
import { traceIdOfUuid } from '../tracing/trace-parent.ts';
import type { TraceStart } from '../tracing/tracing.ts';
import { disconnectOn, type MemberNamespace, roomOf } from './member-sockets.ts';
import { chatMessages } from './socket-metrics.ts';

const typingInput = z.object({ conversationId: z.number() });

/** The chat namespace: messages and typing events from members, and the changes in their conversations. */
export function serveChat(namespace: MemberNamespace<ChatClientEvents, ChatServerEvents>, platform: Platform): void {
  platform.chatEvents.subscribe(({ to, event, data }) => {
    inStep({ name: `deliver ${event}`, kind: 'producer', attributes: { 'xana.members': to.length } }, () =>
      namespace.to(to.map(roomOf)).emit(event, data as never),
    );
  });
  namespace.on('connection', (socket) => {
    const { userId } = socket.data;
    socket.on('sendMessage', (input, acknowledge) => {
      if (typeof acknowledge !== 'function') return;
      void inTrace(traceOf('sendMessage', input), () => keep(platform, userId, input)).then((sent) => {
        chatMessages.inc({ outcome: outcomeOf(sent) });
        acknowledge(sent);
      });
    });
    socket.on('typing', (input) => {
      const checked = typingInput.safeParse(input);
      if (!checked.success || !Number.isSafeInteger(checked.data.conversationId)) return;
      const { conversationId } = checked.data;
      const partner = inTrace(traceOf('typing', input), () =>
        platform.memberLimits
          .require('type', userId)
          .then(() => findPartner(platform.database, userId, conversationId)),
      );
      partner.then(
        (partnerId) => partnerId !== null && namespace.to(roomOf(partnerId)).emit('typing', { conversationId, userId }),
        // A lost typing event is harmless, and the operations report an unreachable database.
        () => undefined,
      );
    });
    disconnectOn(socket, 'logoutUser');
  });
}

/** An event has no header: the id that the browser gave to a message is the id of its trace, if it is a UUID. */
function traceOf(event: 'sendMessage' | 'typing', input: unknown): TraceStart {
  const traceId = traceIdOfUuid((input as { clientId?: unknown } | null)?.clientId);
  const attributes = { 'xana.host': 'chat', 'xana.event': event };
  return { name: `socket ${event}`, kind: 'server', attributes, ...(traceId ? { traceId } : {}) };
}

const FAILURES: readonly string[] = ['SERVER_BUSY', 'SOMETHING_WRONG'];

function outcomeOf(sent: Sent): 'sent' | 'rejected' | 'failed' {
  if (!('code' in sent)) return 'sent';
  return FAILURES.includes(sent.code) ? 'failed' : 'rejected';
}

async function keep(platform: Platform, senderId: number, input: unknown): Promise<Sent> {
  const checked = sendMessage.input.safeParse(input);
  if (!checked.success) return { code: 'INPUT_INVALID' };
  try {
    await requireTerms(platform, senderId);
    return { message: await deliverMessage({ ...platform, input: checked.data, caller: { userId: senderId } }) };
  } catch (error) {
    if (error instanceof ApiError)
      return { code: error.code, ...(error.retryAfterSeconds && { retryAfter: error.retryAfterSeconds }) };
    if (isDatabaseBusy(error)) return { code: 'SERVER_BUSY' };
    console.error('Cannot store a chat message:', error);
    return { code: 'SOMETHING_WRONG' };
  }
}
