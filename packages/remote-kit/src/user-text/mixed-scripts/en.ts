export const en = {
  mixedScripts: 'Letters of different alphabets: this address may imitate another one',
} as const;
