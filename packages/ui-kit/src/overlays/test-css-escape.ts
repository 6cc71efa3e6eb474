/** Defines `CSS.escape`, which react-aria calls and jsdom lacks. Imported by tests, before what they test. */
const { CSS: known } = globalThis as { CSS?: unknown };
if (!known) Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } });

export {};
