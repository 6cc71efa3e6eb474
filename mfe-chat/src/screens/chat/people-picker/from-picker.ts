/** The state of a conversation's history entry that the people picker opened: the focus goes to its field. */
export const FROM_PICKER = 'fromPicker';
