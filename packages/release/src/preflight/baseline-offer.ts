import type { ShellOffer } from '@xana/contracts/releases/release-record';

const names = (text: string): string[] => text.split(' ');

/**
 * What a shell offers whose record does not list it: the offer of 2026-11-22, the last day on which shells were published
 * without one. It never changes.
 */
export const BASELINE_OFFER: ShellOffer = {
  slots: names(
    'details.creator details.feed feed.spaces header.chat header.search header.wallet home.people home.posts page.background profile.spaces sidebar.balances sidebar.people sidebar.spaces',
  ),
  shared: {
    '@xana/contracts/schema': names(
      'array boolean enum extend gte int literal lte maxLength minLength nullable number object optional pipe record regex startsWith strictObject string transform union unknown',
    ),
    '@xana/event-bus': names('createEventBus'),
    '@xana/i18n': names('currentLocale definePhrases setLanguage sharedPhrases startI18n useLanguage'),
    '@xana/i18n/errors': names('errorPhrases errorText useErrorText'),
    '@xana/i18n/formats': names('formatAmount formatCompact formatDateTime formatRelativeTime truncateName useFormats'),
    '@xana/i18n/messages': names('messagePhrases'),
    '@xana/i18n/tags': names('tagPhrases useTagName'),
    '@xana/remote-kit': names(
      'Link Slot WhenInView isApiError operationCodeOf remoteModule useAction useBus useDocumentTitle useEditAnswers useEditRows useErrorToast useHandledEvent useInView useLocation useMemberAction useMount useNavigate useOperation useOperationPages useQuery useRefresh useRouteParams useSearchParams useSlotProps useToast',
    ),
    '@xana/session': names('createSession pickUpHandOff readRights'),
    '@xana/session/react': names(
      'SessionProvider useChainId useConnection useLocale useMember useSeesAsVisitor useSession useSessionState useTheme useThemeChoice useWallet',
    ),
    '@xana/ui-kit/avatar': names('Avatar readableOn'),
    '@xana/ui-kit/badge': names('Badge BadgeDot'),
    '@xana/ui-kit/button': names('Button buttonClass'),
    '@xana/ui-kit/combo-box': names('ComboBox'),
    '@xana/ui-kit/confirm-dialog': names('ConfirmDialog'),
    '@xana/ui-kit/cover-card': names('CoverCard'),
    '@xana/ui-kit/dialog': names('Dialog'),
    '@xana/ui-kit/empty-state': names('EmptyState'),
    '@xana/ui-kit/error-state': names('ErrorState'),
    '@xana/ui-kit/file-drop': names('FileDrop'),
    '@xana/ui-kit/grid': names('Grid'),
    '@xana/ui-kit/icon': names(
      'BackIcon CalendarIcon ChatIcon CheckIcon ChevronDownIcon CloseIcon CompassIcon CopyIcon CreateIcon ExternalIcon FeedIcon ForwardIcon GlobeIcon HeartFilledIcon HeartIcon HomeIcon LanguageIcon LobbyIcon LogoutIcon MenuIcon MonitorIcon MoonIcon MoreIcon PlayIcon SearchIcon ShareIcon SparklesIcon StarFilledIcon StarIcon StoreIcon SunIcon UserIcon UsersIcon WalletIcon WarningIcon',
    ),
    '@xana/ui-kit/icon-button': names('IconButton iconButtonClass'),
    '@xana/ui-kit/list-row': names('ListRow'),
    '@xana/ui-kit/menu': names('ActionMenu ChoiceMenu'),
    '@xana/ui-kit/person-card': names('PersonCard'),
    '@xana/ui-kit/picture': names('Picture onPictureBroken retryPictures'),
    '@xana/ui-kit/rail': names('Rail railActionClass'),
    '@xana/ui-kit/search-field': names('SearchField'),
    '@xana/ui-kit/select': names('Select'),
    '@xana/ui-kit/short-name': names('ShortName'),
    '@xana/ui-kit/skeleton': names('Skeleton'),
    '@xana/ui-kit/tabs': names('Tabs'),
    '@xana/ui-kit/tag-chip': names('TagChip tagChipClass'),
    '@xana/ui-kit/text-area': names('TextArea'),
    '@xana/ui-kit/text-field': names('TextField'),
    '@xana/ui-kit/toast': names('ToastRegion'),
    '@xana/ui-kit/visually-hidden': names('VisuallyHidden'),
    react: names(
      'Activity Children Component Fragment Profiler PureComponent StrictMode Suspense ViewTransition __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE __COMPILER_RUNTIME addTransitionType cache cacheSignal cloneElement createContext createElement createRef default forwardRef isValidElement lazy memo startTransition unstable_useCacheRefresh use useActionState useCallback useContext useDebugValue useDeferredValue useEffect useEffectEvent useId useImperativeHandle useInsertionEffect useLayoutEffect useMemo useOptimistic useReducer useRef useState useSyncExternalStore useTransition version',
    ),
    'react-dom': names(
      '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE browser createPortal default flushSync preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset unstable_batchedUpdates useFormState useFormStatus version',
    ),
    'react-dom/client': names('createRoot default hydrateRoot version'),
    'react/jsx-runtime': names('Fragment default jsx jsxs'),
  },
  events: {
    publishes: {
      'session:memberArrived': 1,
      'session:memberLeft': 1,
      'session:telegramVisitStarted': 1,
      'shell:createSpaceRequested': 1,
      'shell:loginRequested': 1,
      'shell:storeRequested': 1,
      'shell:walletRequested': 1,
    },
    consumes: { 'auth:loginDismissed': 1 },
  },
  majors: { shell: 1, session: 1, kit: 1 },
  containers: ['webpack'],
};
