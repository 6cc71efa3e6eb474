/** How wide the banner is shown, as `sizes` of its element. The page requests it before the code that shows it. */
export const BANNER_SIZES = '100vw';
