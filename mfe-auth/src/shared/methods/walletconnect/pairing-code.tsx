import { useMemo } from 'react';
import { useText } from '../phrases/phrases.ts';
import { qrPath } from './qr-path.ts';
import * as css from './wallet-connect-view.module.css';

/** The link of a pairing as a QR code. It is dark on white in both themes, because many scanners read no inverted code. */
export function PairingCode({ uri }: { uri: string }) {
  const t = useText();
  const { path, size } = useMemo(() => qrPath(uri), [uri]);
  return (
    <svg className={css.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('walletconnect.code')}>
      <path d={path} fill="#15151f" shapeRendering="crispEdges" />
    </svg>
  );
}
