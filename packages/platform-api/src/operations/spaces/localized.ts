/** What a row of `spaces` says in Japanese: official spaces alone have it. */
interface Translated {
  name_ja: string | null;
  description_ja?: string | null;
}

/** The contract's fields for the other languages; none where there is no translation. */
export const localized = ({ name_ja, description_ja }: Translated) => ({
  ...(name_ja ? { localizedNames: { ja: name_ja } } : {}),
  ...(description_ja ? { localizedDescriptions: { ja: description_ja } } : {}),
});
