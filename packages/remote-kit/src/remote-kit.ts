export { useQuery } from '@tanstack/react-query';
export { type ApiError, isApiError, type OperationError, operationCodeOf } from '@xana/api-client';
export {
  avatarPath,
  conversationPath,
  eventPath,
  followPath,
  postPath,
  profilePath,
  spacePath,
} from '@xana/contracts/remotes/page-paths';
export { useIsPageInUse } from '@xana/ui-kit/page-in-use';
export { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export type { FailurePhase, MountContext, PageRouter, ToastTone } from './context/mount-context.ts';
export { useBus, useHandledEvent, useHoldPage, useMount, useSlotProps, useToast } from './context/mount-context.ts';
export { useInView } from './in-view/use-in-view.ts';
export { WhenInView } from './in-view/when-in-view.tsx';
export { lazyPart, lazyWhenIdle } from './lazy-part/lazy-part.ts';
export type { Lifecycles, MountProps } from './lifecycle/remote-module.tsx';
export { remoteModule } from './lifecycle/remote-module.tsx';
export { useMedia } from './media/use-media.ts';
export { useMemberAction } from './member-action/use-member-action.ts';
export { useFocusOnNewRows } from './paged/use-focus-on-new-rows.ts';
export { Link } from './routing/link.tsx';
export { useDocumentTitle, useRouteParams } from './routing/routing-hooks.ts';
export { useAction } from './server-data/use-action.ts';
export { useEditAnswers } from './server-data/use-edit-answers.ts';
export { useEditPages } from './server-data/use-edit-pages.ts';
export { useEditRows } from './server-data/use-edit-rows.ts';
export { useErrorToast } from './server-data/use-error-toast.ts';
export { type RowOf, useOperation, useOperationPages } from './server-data/use-operation.ts';
export { useRefresh } from './server-data/use-refresh.ts';
export { Slot } from './slots/slot.tsx';
