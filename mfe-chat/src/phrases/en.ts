export const en = {
  'icon.label': 'Chat',
  'icon.unread_one': 'Chat, {{count}} unread message',
  'icon.unread_other': 'Chat, {{count}} unread messages',
  'chat.title': 'Conversations',
  'chat.empty': 'No conversations yet. Follow people and say hello in a space.',
  'chat.failed': 'Your conversations could not be loaded',
  'chat.choose': 'Choose a conversation',
  'chat.back': 'Back to the conversations',
  'chat.unread_one': '{{count}} unread message',
  'chat.unread_other': '{{count}} unread messages',
  'chat.messages': 'Messages with {{name}}',
  'chat.earlier': 'Earlier messages',
} as const;
