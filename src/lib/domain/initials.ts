const first = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

/** Returns the first letters of a member's names; '' where no name is known. TIL-3. */
export const initialsOf = (firstname: string, lastname: string): string => first(firstname) + first(lastname)
