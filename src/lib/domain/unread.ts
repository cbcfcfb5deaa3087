/** What the badge needs of a message; unix seconds. */
export interface Dated {
  readonly timestamp?: number | null | undefined
}

/**
 * How many messages are newer than the moment up to which the member has read. Spec §4, unread news count.
 * since: unix seconds, as stored on this device; undefined when nothing was stored, and then all are unread.
 */
export const unreadCount = (messages: readonly Dated[], since: number | undefined): number =>
  messages.filter((message) => isUnread(message, since)).length

/** Whether a message is newer than that moment. */
export const isUnread = ({ timestamp }: Dated, since: number | undefined): boolean =>
  (timestamp ?? 0) > (since ?? 0)

/**
 * What to store once the news were opened: the newest moment among them, by the server's clock and never the
 * device's, and never earlier than what was stored before.
 */
export const readUpTo = (messages: readonly Dated[], since: number | undefined): number =>
  messages.reduce((latest, { timestamp }) => Math.max(latest, timestamp ?? 0), since ?? 0)
