import { useQuery } from '@tanstack/react-query'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import { cardStyles } from '#islands/shared/card/card-styles.ts'
import { ButtonLink } from '#islands/ui/button.tsx'
import type { Elements } from '#islands/ui/elements.ts'
import { partStyles } from '#islands/ui/part-styles.ts'
import { Part } from '#islands/ui/section.tsx'
import { walletLinksIn } from '#lib/domain/card/card.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { walletLinksQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'

/**
 * Links that add the card to the wallets of phones, in the wording of Apple and Google, whose badges may not be copied.
 * Renders no link that the platform does not return. The children wait until the links are known. WAL-1.
 */
export function Wallet({ number, children }: { number: string; children: Elements }) {
  const words = useWords().card.wallet
  const { data, isPending } = useQuery(walletLinksQuery(number), queryClient)
  const links = data ? walletLinksIn(data, { agent: navigator.userAgent, origin: location.origin }) : []
  return (
    <>
      {links.length > 0 && (
        <Part title={words.title()}>
          <p className={partStyles.note}>{words.text()}</p>
          <div>
            <div className={cardStyles.tools}>
              {links.map(({ wallet, href }) => (
                // A pass is taken over by the system, which leaves an empty tab behind; Google's page is one to read.
                <ButtonLink
                  href={href}
                  icon={<CreditCardIcon />}
                  key={wallet}
                  newTab={wallet === 'google'}
                  wide
                >
                  {wallet === 'apple' ? words.apple() : words.google()}
                </ButtonLink>
              ))}
            </div>
          </div>
        </Part>
      )}
      {!isPending && children}
    </>
  )
}
