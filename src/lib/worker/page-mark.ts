const attribute = 'data-page'

const root = /<html\b[^>]*/i
const marked = new RegExp(`\\s${attribute}=["']?([\\da-f]+)["']?`, 'i')

/** Reads the mark by which a page says which page of which build it is, whatever a host has written into it. OFF-3. */
export const readPageMark = (html: string): string | undefined => marked.exec(root.exec(html)?.[0] ?? '')?.[1]

/** Puts a page's mark into it, in the place of an earlier one. hash: makes the mark of the page without one. */
export const markPage = (html: string, hash: (text: string) => string): string => {
  const plain = html.replace(root, (tag) => tag.replace(marked, ''))
  const mark = hash(plain)
  return plain.replace(root, (tag) => `${tag} ${attribute}="${mark}"`)
}
