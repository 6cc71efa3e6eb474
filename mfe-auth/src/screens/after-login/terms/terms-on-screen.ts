/** Whether the dialog that opens after the arrival is on the screen; a second one must not cover it. */
export const termsOnScreen = { isOfArrival: false };
