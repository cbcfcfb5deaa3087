/** A legal text long enough that it has to be scrolled: so many numbered clauses on one theme. */
export const clauses = (title: string, sentence: string, amount: number): string =>
  Array.from(
    { length: amount },
    (_, index) => `<h2>${index + 1}. ${title}</h2><p>${sentence} ${sentence} ${sentence}</p>`,
  ).join('')
