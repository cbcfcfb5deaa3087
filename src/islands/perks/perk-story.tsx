import { useMemo } from 'react'
import { Prose } from '#islands/ui/text/prose.tsx'
import { sanitizeHtml } from '#lib/html/safe-html.ts'
import { useWords } from '#lib/i18n/use-words.ts'

/** Draws the club's text about a perk. It is bundled with its sanitiser; import it lazily. */
export function PerkStory({ html }: { html: string }) {
  const tooLong = useWords().pages.tooLong()
  const safe = useMemo(() => sanitizeHtml(html, tooLong), [html, tooLong])
  return <Prose html={safe} />
}
