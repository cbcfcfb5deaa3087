/** More marks of emphasis than this in one paragraph is no prose: the parser compares each with each. */
const mostMarks = 500

/** A line that opens twenty quotes or lists within each other: the parser would call itself once for each. */
const nested = /^(?:[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t])){20}/m

/** True when a Markdown text is built to keep a parser busy; an ordinary text never is. */
export const exhausts = (markdown: string): boolean =>
  nested.test(markdown) ||
  markdown.split(/\n[ \t]*\n/).some((paragraph) => (paragraph.match(/[*_~]/g)?.length ?? 0) > mostMarks)
