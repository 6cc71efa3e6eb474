import { useText } from '../../phrases/phrases.ts';

export function JourneySampleScreen() {
  const t = useText();
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
    </>
  );
}
