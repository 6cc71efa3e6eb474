/**
 * Makes the browser load the data of its formatters for the reader's language, which takes a phone 50 ms: after the first frame and while
 * the code of the page is on its way, when the main thread has nothing else to do.
 */
export const PREPARE_FORMATS = `requestAnimationFrame(()=>setTimeout(()=>Intl.NumberFormat(document.documentElement.lang)))`;
