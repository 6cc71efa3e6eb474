import { definePhrases } from '@xana/i18n';

export const en = {
  createTitle: 'Create an event',
  create: 'Create event',
  created: 'Your event is live in the calendar',
  editTitle: 'Edit “{{title}}”',
  editFailed: 'The event could not be loaded',
  save: 'Save',
  saved: 'Event saved',
  spaceGone: 'No event can take place in this space. Choose another one.',
  'field.title': 'Title',
  'field.description': 'Description',
  'field.image': 'Picture',
  'field.imageAlt': 'Alt text',
  'field.type': 'Type of event',
  'field.space': 'Where',
  'field.startsAt': 'Start',
  'field.endsAt': 'End',
  notEditable: 'This event cannot be edited: it is over, cancelled, or not yours.',
  toOwnEvents: 'See your events',
} as const;

/** The pages where a host creates or edits an event. */
export const { useText } = definePhrases('mfe-spaces/host-event', {
  en,
  ja: () => import('./ja.ts').then(({ ja }) => ja),
});
