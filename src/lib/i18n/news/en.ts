/** The club's messages: the list, one of them in full. `n` is how many are on screen. NWS-1. */
export const words = {
  /** Stands for the title of a message that has none. */
  message: 'Message',
  /** On a message that came since the news were last opened. */
  unread: 'New',
  empty: 'There are no messages for you yet.',
  emptyHint: 'When something happens in the club, you will read it here.',
  lookAgain: 'Check again',
  shown: '{n:number|number} {{message|messages}} shown',
  end: 'These are all your messages.',
  backToList: 'Back to messages',
  gone: 'This message is no longer available.',
} as const
