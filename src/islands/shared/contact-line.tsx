import { Link } from '#islands/ui/link.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import { contactLink } from '#lib/domain/accessibility/statement.ts'

interface ContactLineProps {
  /** Returns the sentence around the club's contact. */
  says: (values: { contact: string }) => string
  /** The sentence of a club whose settings name no contact. */
  without: string
}

/** A sentence with a link to the club's contact. ACC-1. */
export function ContactLine({ says, without }: ContactLineProps) {
  const contact = contactLink(useClub().settings.GENERAL.contact)
  if (!contact) return <p>{without}</p>
  const [before = '', after = ''] = says({ contact: '\u0000' }).split('\u0000')
  return (
    <p>
      <span>{before}</span>
      <Link href={contact.href} translate="no">
        <span>{contact.text}</span>
      </Link>
      <span>{after}</span>
    </p>
  )
}
