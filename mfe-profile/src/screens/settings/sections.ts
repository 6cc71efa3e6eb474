/** The sections of the settings, in the order of their list. Each is the end of its address: `/settings/privacy`. */
export const SECTIONS = ['profile', 'account', 'privacy', 'notifications', 'display', 'blocked', 'data'] as const;
export type Section = (typeof SECTIONS)[number];

export const findSection = (name: string | undefined): Section | undefined => SECTIONS.find((each) => each === name);
