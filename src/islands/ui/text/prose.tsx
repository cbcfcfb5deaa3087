import { prose } from '#styled/recipes'
import { classNames } from '../class-name.ts'

interface ProseProps {
  /** The HTML that lib/html made safe, and nothing else. */
  html: TrustedHTML | string
  className?: string | undefined
}

/** Text of the club with its headings, lists and links. */
export function Prose({ html, className }: ProseProps) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place for HTML that lib/html has made safe
    <div className={classNames(prose(), className)} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
