/**
 * Whose journeys a change of a remote needs: those in its folder `journeys/<remote>`, and those elsewhere with a requirement of these
 * areas in their titles (`[ST-04]`, see the handbook's requirements.md).
 */
export const REQUIREMENT_AREAS: Record<string, readonly string[]> = {
  'mfe-auth': ['LG', 'LO', 'WL'],
  'mfe-spaces': ['SP', 'CS', 'SE', 'EV'],
  'mfe-store': ['ST', 'TX'],
  'mfe-chat': ['CH', 'CM'],
  'mfe-profile': ['PR', 'FD', 'NT', 'SG', 'MO'],
};
