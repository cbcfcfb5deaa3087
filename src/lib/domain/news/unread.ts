/** The facts about a message that the badge needs; unix seconds. */
export interface Dated {
  readonly timestamp?: number | null | undefined
}

/**
 * Counts the messages that are newer than the moment up to which the member has read. FRM-2.
 * since: unix seconds, as stored on this device; undefined when nothing was stored, and then all are unread.
 */
export const unreadCount = (messages: readonly Dated[], since: number | undefined): number =>
  messages.filter((message) => isUnread(message, since)).length

/** True when a message is newer than the given moment. */
export const isUnread = ({ timestamp }: Dated, since: number | undefined): boolean =>
  (timestamp ?? 0) > (since ?? 0)

/**
 * Returns the moment to store after the news were opened: the newest one among them, by the server's clock and never
 * the device's, and never earlier than the stored one.
 */
export const readUpTo = (messages: readonly Dated[], since: number | undefined): number =>
  messages.reduce((latest, { timestamp }) => Math.max(latest, timestamp ?? 0), since ?? 0)
