/** The Japanese texts of a space; only official spaces have them. */
interface Translated {
  name_ja: string | null;
  description_ja?: string | null;
}

/** The translations as the contract's fields; no field without a translation. */
export const localized = ({ name_ja, description_ja }: Translated) => ({
  ...(name_ja ? { localizedNames: { ja: name_ja } } : {}),
  ...(description_ja ? { localizedDescriptions: { ja: description_ja } } : {}),
});
