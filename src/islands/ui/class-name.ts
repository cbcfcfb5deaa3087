/** Joins class names; what is empty is left out. */
export const classNames = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')
