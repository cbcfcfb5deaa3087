import { useMemo } from 'react'
import { Prose } from '#islands/ui/prose.tsx'
import { sanitizeHtml } from '#lib/html/safe-html.ts'

/** What a message says, made safe. It arrives with its sanitiser: use `LazyArticleText`. */
export function ArticleText({ html }: { html: string }) {
  const safe = useMemo(() => sanitizeHtml(html), [html])
  return <Prose html={safe} />
}
