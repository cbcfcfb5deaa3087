import { useInfiniteQuery } from '@tanstack/react-query'
import BadgeCheckIcon from 'lucide-react/icons/badge-check'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import ReceiptTextIcon from 'lucide-react/icons/receipt-text'
import TicketPercentIcon from 'lucide-react/icons/ticket-percent'
import type { ComponentProps } from 'react'
import { EntryLink } from '#islands/ui/entry.tsx'
import { Part } from '#islands/ui/section.tsx'
import { useClub } from '#islands/ui/shapes/use-club.ts'
import type { Member } from '#lib/domain/member.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { couponsQuery } from '#lib/queries/coupons.ts'
import { walletLinksQuery } from '#lib/queries/member.ts'
import { cachedData, queryClient } from '#lib/queries/query-client.ts'
import { receiptsQuery } from '#lib/queries/receipts.ts'

type Step = Omit<ComponentProps<typeof EntryLink>, 'newTab'>

/** Returns the way to a card, or to the member's card until they have opened it in this browser. */
const useCardStep = ({ card }: Member): Step | undefined => {
  const { firstSteps } = useWords().dashboard
  const hasPage = useClub().settings.GENERAL.card
  const icon = <CreditCardIcon />
  if (!card)
    return { icon, href: pathTo('/link-card'), title: firstSteps.card(), hint: firstSteps.cardHint() }
  // The page of the card asks for these links once.
  if (!hasPage || cachedData(walletLinksQuery(card.number))) return undefined
  return { icon, href: pathTo('/card'), title: firstSteps.openCard(), hint: firstSteps.openCardHint() }
}

/** Returns the way to a first coupon, or in a club without coupons to a first receipt. */
const useGainStep = (): Step | undefined => {
  const { firstSteps } = useWords().dashboard
  const { receipts: hasReceipts } = useClub().settings.GENERAL
  const { data: coupons } = useInfiniteQuery(couponsQuery, queryClient)
  const takesReceipt = hasReceipts && coupons?.length === 0
  const { data: receipts } = useInfiniteQuery({ ...receiptsQuery, enabled: takesReceipt }, queryClient)
  if (takesReceipt)
    return receipts?.length === 0
      ? {
          icon: <ReceiptTextIcon />,
          href: pathTo('/receipts'),
          title: firstSteps.receipt(),
          hint: firstSteps.receiptHint(),
        }
      : undefined
  return coupons?.some(({ activated }) => !activated) && !coupons.some(({ activated }) => activated)
    ? {
        icon: <TicketPercentIcon />,
        href: pathTo('/coupons'),
        title: firstSteps.coupon(),
        hint: firstSteps.couponHint(),
      }
    : undefined
}

/** The first steps of a new member: verify the account, open the card, collect. A step that is done is gone. DSH-1. */
export function FirstSteps({ member }: { member: Member }) {
  const { firstSteps } = useWords().dashboard
  const verification: Step | undefined = member.is_verified
    ? undefined
    : {
        icon: <BadgeCheckIcon />,
        href: pathTo('/email-confirmation'),
        title: firstSteps.verify(),
        hint: firstSteps.verifyHint(),
      }
  const steps = [verification, useCardStep(member), useGainStep()].filter((step) => step !== undefined)
  if (steps.length === 0) return null
  return (
    <Part title={firstSteps.title()}>
      <ul>
        {steps.map((step) => (
          <EntryLink key={step.href} {...step} />
        ))}
      </ul>
    </Part>
  )
}
