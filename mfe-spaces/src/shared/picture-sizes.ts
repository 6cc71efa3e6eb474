/** How wide pictures are shown, as `sizes` of their elements. The page requests the first one before the code that shows it. */

/** Of the hero, and at the top of a details page. */
export const COVER_SIZES = '(min-width: 992px) 75vw, 100vw';
export const AVATAR_COVER_SIZES = '(min-width: 768px) 22rem, 100vw';
export const CARD_SIZES = '20rem';
