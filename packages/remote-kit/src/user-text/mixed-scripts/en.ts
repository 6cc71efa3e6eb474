export const en = {
  mixedScripts: 'Letters from different alphabets: this address may imitate another one',
} as const;
