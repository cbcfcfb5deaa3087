/** Keeps a line from ending within "e-mail" by a word joiner (U+2060), which no font has to have. D13. */
export const unbroken = (text: string): string => text.replace(/\be-(?=mail)/g, '$&\u2060')
