import type { SnapshotFrom } from 'xstate'
import { type Deal, dealLink } from '#lib/domain/frame/deal.ts'
import { safeImage, safeLink } from '#lib/domain/safe-link.ts'
import type { dealMachine } from './deal.machine.ts'

/** The button of a deal that leads away: its own label, a safe address, and whether it takes a tab of its own. */
export interface DealButton {
  readonly label: string
  readonly href: string
  readonly newTab: boolean
}

/** Link types whose deals have a button instead of Close. FRM-6. */
const opening = new Set(['URL_BLANK', 'URL_EMBED'])

/** The configured button; undefined where Close stands instead: another type, no link, or a refused address. */
const buttonOf = ({ link_type, link_url }: Deal): DealButton | undefined => {
  const link = opening.has(link_type) ? dealLink(link_url) : undefined
  const safe = safeLink(link?.url)
  return link && safe && { label: link.button, href: safe.href, newTab: link_type === 'URL_BLANK' }
}

/** The view of a deal. `image` is the first of its images. */
export const dealView = ({ value, context }: SnapshotFrom<typeof dealMachine>, deal: Deal) => ({
  open: value !== 'closed',
  busy: value === 'preparing',
  failed: value === 'failed',
  html: context.html,
  image: safeImage(deal.images_obj.list[0]?.url),
  button: buttonOf(deal),
})
