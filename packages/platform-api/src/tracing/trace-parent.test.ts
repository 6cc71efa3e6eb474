import { readTraceParent, traceIdOfUuid } from './trace-parent.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN = '00f067aa0ba902b7';

describe('the header traceparent', () => {
  it.each([
    ['of a caller that recorded', `00-${TRACE}-${SPAN}-01`, true],
    ['of a caller that did not', `00-${TRACE}-${SPAN}-00`, false],
    ['with further flags', `00-${TRACE}-${SPAN}-fe`, false],
    ['of a later version', `cc-${TRACE}-${SPAN}-01-more`, true],
  ])('%s is read', (_, header, isSampled) => {
    expect(readTraceParent(header)).toEqual({ traceId: TRACE, spanId: SPAN, isSampled });
  });

  it.each([
    undefined,
    ['a', 'b'],
    '',
    `ff-${TRACE}-${SPAN}-01`,
    `00-${'0'.repeat(32)}-${SPAN}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `00-${TRACE.toUpperCase()}-${SPAN}-01`,
    `00-${TRACE}-${SPAN}`,
    `00-${TRACE}'*/;--${SPAN}-01`,
    ` 00-${TRACE}-${SPAN}-01`,
  ])('%j is ignored', (header) => {
    expect(readTraceParent(header)).toBeNull();
  });
});

it('takes a UUID as a trace id, and no other id of a message', () => {
  expect(traceIdOfUuid('2b0c6d1e-8d4f-4c3a-9b7e-5f6a7b8c9d0e')).toBe('2b0c6d1e8d4f4c3a9b7e5f6a7b8c9d0e');
  for (const id of ['client-1', '', 7, undefined, '00000000-0000-0000-0000-000000000000'])
    expect(traceIdOfUuid(id)).toBeUndefined();
});
