/**
 * Keeps a line from ending within "e-mail": a word joiner (U+2060) follows its hyphen, which no font has to have. As a label of
 * its own the word has a capital, and stands at the beginning of its line. D13.
 */
export const unbroken = (text: string): string => text.replace(/\be-(?=mail)/g, '$&\u2060')
