export { Link, NavLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export type { FailurePhase, MountContext, PageRouter, ToastTone } from './context/mount-context.ts';
export { useBus, useHandledEvent, useMount, useSlotProps, useToast } from './context/mount-context.ts';
export type { Lifecycles, MountProps } from './lifecycle/remote-module.tsx';
export { remoteModule } from './lifecycle/remote-module.tsx';
export { useDocumentTitle, useRouteParams } from './routing/routing-hooks.ts';
export { useAction } from './server-data/use-action.ts';
export { useOperation, useOperationPages, useRefresh } from './server-data/use-operation.ts';
export { Slot } from './slots/slot.tsx';
