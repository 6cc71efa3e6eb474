import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const roots = new WeakMap();

function Greeting({ remote }) {
  const [count, setCount] = useState(0);
  const onClick = () => setCount(count + 1);
  return createElement('button', { type: 'button', onClick }, `Hello from ${remote}, clicked ${count} times`);
}

export async function bootstrap() {}

/** @param context the mount context of the shell */
export async function mount({ remote, domElement }) {
  const root = createRoot(domElement);
  roots.set(domElement, root);
  root.render(createElement(Greeting, { remote }));
}

export async function unmount({ domElement }) {
  roots.get(domElement)?.unmount();
}
