/** jsdom has no `CSS.escape`, which the overlays' library calls. Imported by tests alone, before what they test. */
const { CSS: known } = globalThis as { CSS?: unknown };
if (!known) Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } });

export {};
