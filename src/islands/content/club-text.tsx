import { useMemo } from 'react'
import { sanitizeHtml } from '#lib/html/safe-html.ts'
import { Prose } from '../ui/prose.tsx'

/** A text of the club, made safe. It arrives with its sanitiser: use `LazyClubText`. */
export function ClubText({ html }: { html: string }) {
  const safe = useMemo(() => sanitizeHtml(html), [html])
  return <Prose html={safe} />
}
