import { importWithPhrases } from '@xana/i18n';
import { whenIdle } from '@xana/ui-kit/page-in-use';
import { type ComponentType, lazy } from 'react';

/** Like React's `lazy`, with the phrases that the code defines. */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await importWithPhrases(load) }));

/** For a part of the first screen that comes after its text and picture: its code is requested when the browser is idle. */
export const lazyWhenIdle = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await new Promise<void>((resolve) => whenIdle(resolve));
    return { default: await importWithPhrases(load) };
  });
