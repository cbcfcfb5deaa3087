import type { ConsentTemplate } from '../content.ts'

/** A legal text: numbered clauses, each a title and its paragraphs. */
export const clauses = (texts: readonly (readonly [string, ...string[]])[]): string =>
  texts
    .map(([title, ...paragraphs], index) => {
      const body = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
      return `<h2>${index + 1}. ${title}</h2>${body}`
    })
    .join('')

/** The rules of each consent, the same in every club: two are required, one of them has to be read. */
const rules = {
  terms: { required: true, mustRead: true, places: ['registration', 'footer', 'profile'] },
  privacy: { required: true, mustRead: false, places: ['registration', 'footer', 'profile'] },
  newsletter: { required: false, mustRead: true, places: ['registration', 'profile'] },
  profiling: { required: false, mustRead: false, places: ['profile'] },
} as const satisfies Record<string, Omit<ConsentTemplate, 'id' | 'versionId' | 'title' | 'html'>>

type Id = keyof typeof rules

/** Returns the consents of a club from the version, the title and the text of each. */
export const consentsOf = (
  wordings: Record<Id, readonly [versionId: string, title: string, html: string]>,
): readonly ConsentTemplate[] =>
  (Object.keys(rules) as Id[]).map((id) => {
    const [versionId, title, html] = wordings[id]
    return { id, versionId, title, html, ...rules[id] }
  })
