export { useIsPageInUse } from './use-is-page-in-use.ts';
export { whenIdle } from './when-idle.ts';
