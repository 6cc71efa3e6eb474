import { whenIdle } from '@xana/ui-kit/page-in-use';
import { type ComponentType, lazy } from 'react';

/** Like `lazy`, for a part of the first screen that comes after its text and picture: its code is requested when the browser is idle. */
export function lazyWhenIdle<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    return { default: await load() };
  });
}
