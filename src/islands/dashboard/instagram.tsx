import ExternalLinkIcon from 'lucide-react/icons/external-link'
import { ButtonLink } from '#islands/ui/button.tsx'
import { InstagramIcon } from '#islands/ui/social-icons.tsx'
import { safeLink } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { WayCard } from './way-card.tsx'

/** A link to the club's Instagram page; nothing of the network itself is loaded. DSH-1. */
export function Instagram({ address }: { address: string }) {
  const { common, dashboard } = useWords()
  const { title, text, more } = dashboard.instagram
  const link = safeLink(address)
  if (!link?.external) return null
  return (
    <WayCard icon={<InstagramIcon />} text={text()} title={title()}>
      <ButtonLink href={link.href} icon={<ExternalLinkIcon />} newTab={common.newTab()}>
        {more()}
      </ButtonLink>
    </WayCard>
  )
}
