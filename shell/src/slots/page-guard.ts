import { readCaller } from './read-caller.ts';

/** Attributes of html and body that can hide or lock the whole page. */
const ATTRIBUTES = ['class', 'style', 'hidden', 'inert', 'aria-hidden'];
/** Methods with which code puts an element over the page. Trusted Types block the ones that take HTML. */
const INSERTIONS = [
  'append',
  'appendChild',
  'prepend',
  'insertBefore',
  'insertAdjacentElement',
  'replaceChildren',
] as const;

/**
 * Protects what remotes share and must not change: the elements html and body, and the shell's own tree. Created before any
 * remote runs.
 *
 * - An element that a remote puts into the body, outside of its own element, is removed together with the remote. Portals of
 *   the ui-kit are inserted by the shell's React, which also removes them.
 * - Attributes that hide or lock the page are restored.
 * - A removed tree of the shell is put back at once, with its state.
 *
 * @param options.onEmptied called when the shell's tree was removed
 * @param options.readRemote finds the remote in a stack trace
 */
export function guardPage(
  { body, documentElement }: Document,
  root: HTMLElement,
  { onEmptied, readRemote = readCaller }: { onEmptied(): void; readRemote?: typeof readCaller },
) {
  const inserted = new Map<Node, string>();
  const before = [documentElement, body].map((element) => ({
    element,
    values: ATTRIBUTES.map((name) => [name, element.getAttribute(name)] as const),
  }));
  for (const parent of [body, documentElement]) {
    for (const method of INSERTIONS) {
      const original = parent[method] as (...nodes: unknown[]) => unknown;
      Object.defineProperty(parent, method, {
        configurable: true,
        value(this: Element, ...nodes: unknown[]) {
          const remote = readRemote(new Error().stack);
          if (remote) for (const node of nodes) if (node instanceof Node && node !== root) inserted.set(node, remote);
          return original.apply(this, nodes);
        },
      });
    }
  }

  let frame: Element | null = null;
  const observer = new MutationObserver(() => {
    if (!frame || (frame.parentNode === root && root.parentNode === body)) return;
    root.replaceChildren(frame);
    body.prepend(root);
    onEmptied();
  });
  for (const parent of [body, root]) observer.observe(parent, { childList: true });

  return {
    /** The shell has rendered its tree below the root. */
    onRendered(): void {
      // A developer's bar may stand before it.
      frame ??= [...root.children].find((child) => child.querySelector('main')) ?? root.firstElementChild;
    },
    /** @param isLocked an open dialog keeps the page from scrolling */
    undo(remote: string, isLocked: boolean): void {
      for (const [node, by] of inserted) {
        if (by !== remote) continue;
        inserted.delete(node);
        node.parentNode?.removeChild(node);
      }
      if (isLocked) return;
      for (const { element, values } of before) {
        for (const [name, value] of values) {
          if (value === element.getAttribute(name)) continue;
          if (value === null) element.removeAttribute(name);
          // The Content Security Policy forbids the attribute, and not this property.
          else if (name === 'style') element.style.cssText = value;
          else element.setAttribute(name, value);
        }
      }
    },
  };
}
