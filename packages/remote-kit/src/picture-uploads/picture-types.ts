/** What the platform accepts as a picture. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
