import { useMemo } from 'react'
import { Prose } from '#islands/ui/text/prose.tsx'
import { sanitizeHtml } from '#lib/html/safe-html.ts'
import { useWords } from '#lib/i18n/use-words.ts'

/** Draws the text of a message, made safe. It is bundled with its sanitiser: use `LazyArticleText`. */
export function ArticleText({ html }: { html: string }) {
  const tooLong = useWords().pages.tooLong()
  const safe = useMemo(() => sanitizeHtml(html, tooLong), [html, tooLong])
  return <Prose html={safe} />
}
