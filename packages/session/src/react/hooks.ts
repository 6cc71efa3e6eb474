export { SessionProvider, useSession } from './session-provider.ts';
export {
  useChainId,
  useConnection,
  useLocale,
  useMember,
  useSeesAsVisitor,
  useSessionState,
  useTheme,
  useThemeChoice,
  useWallet,
} from './session-values.ts';
