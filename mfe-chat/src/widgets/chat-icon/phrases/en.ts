export const en = {
  'icon.label': 'Chat',
  'icon.unread_one': 'Chat, {{count}} unread message',
  'icon.unread_other': 'Chat, {{count}} unread messages',
};
