export { SessionProvider, useSession } from './session-provider.ts';
export {
  useChainId,
  useLocale,
  useMember,
  useSessionState,
  useTheme,
  useThemeChoice,
  useWallet,
} from './session-values.ts';
