import { useMemo } from 'react'
import { Prose } from '#islands/ui/prose.tsx'
import { sanitizeHtml } from '#lib/html/safe-html.ts'

/** What the club tells about a perk. It arrives with its sanitiser; import it lazily. */
export function PerkStory({ html }: { html: string }) {
  const safe = useMemo(() => sanitizeHtml(html), [html])
  return <Prose html={safe} />
}
