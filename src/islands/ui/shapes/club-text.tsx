import { useMemo } from 'react'
import { sanitizeHtml } from '#lib/html/safe-html.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { Prose } from '../text/prose.tsx'

/** A text of the club, made safe. It arrives with its sanitiser: use `LazyClubText` or `Story`. */
export function ClubText({ html }: { html: string }) {
  const tooLong = useWords().pages.tooLong()
  const safe = useMemo(() => sanitizeHtml(html, tooLong), [html, tooLong])
  return <Prose html={safe} />
}
