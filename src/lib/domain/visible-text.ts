/** Returns a text without marks that have no width: soft hyphens, joiners, changes of direction, byte order marks. */
export const visibleText = (text: string): string => text.replace(/\p{Cf}/gu, '')
