/** A legal text: numbered clauses, each a title and its paragraphs. */
export const clauses = (texts: readonly (readonly [string, ...string[]])[]): string =>
  texts
    .map(([title, ...paragraphs], index) => {
      const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
      return `<h2>${index + 1}. ${title}</h2>${body}`
    })
    .join('')
