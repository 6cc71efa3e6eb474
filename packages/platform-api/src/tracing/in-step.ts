import { currentSpan, runInSpan, type Step, type TraceSpan } from './current-span.ts';
import { startTrace, type TraceStart } from './tracing.ts';

/** Runs work that nothing else caused as a trace of its own. @returns and throws what `work` does */
export function inTrace<Value>(trace: TraceStart, work: () => Value): Value {
  const span = startTrace(trace);
  return span ? runAndEnd(span, work) : work();
}

/** Runs work as a step of the current trace, if there is one. @returns and throws what `work` does */
export function inStep<Value>(step: Step, work: () => Value): Value {
  const span = currentSpan()?.child(step);
  return span ? runAndEnd(span, work) : work();
}

/** Runs `work` in the context of a span, which ends with it; for a promise, when it settles. */
export function runAndEnd<Value>(span: TraceSpan, work: () => Value): Value {
  const endFailed = (error: unknown) => span.end(errorTypeOf(error));
  try {
    const result = runInSpan(span, work);
    if (result instanceof Promise) result.then(() => span.end(), endFailed);
    else span.end();
    return result;
  } catch (error) {
    endFailed(error);
    throw error;
  }
}

/** The code of an error, or the name of its class. Its message may quote values. */
export function errorTypeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' && /^[\w.]{1,40}$/.test(code) ? code : String(name ?? 'Error');
}
