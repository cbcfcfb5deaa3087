import { assign, type SnapshotFrom, setup } from 'xstate'
import { type Deal, dealLink } from '#lib/domain/frame/deal.ts'
import { safeImage, safeLink } from '#lib/domain/safe-link.ts'
import { notProvided } from '../not-provided.ts'

/** Text that may be put into the page. */
type Readable = TrustedHTML | string

/**
 * A deal of the sidebar, closed or read: in its dialog, or unfolded in its card where it is special. Its Markdown is
 * made readable once, when it is first opened. FRM-6.
 */
export const dealMachine = setup({
  types: {
    input: {} as { body: string },
    context: {} as { body: string; html: Readable | undefined },
    events: {} as { type: 'opened' | 'closed' | 'retried' },
  },
  actors: {
    /** Turns Markdown into safe HTML; fails when the code for it does not arrive. */
    prepare: notProvided<Readable, { body: string }>('prepare'),
  },
  guards: { isPrepared: ({ context }) => context.html !== undefined },
}).createMachine({
  id: 'deal',
  context: ({ input }) => ({ body: input.body, html: undefined }),
  initial: 'closed',
  states: {
    closed: { on: { opened: [{ guard: 'isPrepared', target: 'open' }, { target: 'preparing' }] } },
    preparing: {
      invoke: {
        src: 'prepare',
        input: ({ context }) => ({ body: context.body }),
        onDone: { target: 'open', actions: assign({ html: ({ event }) => event.output }) },
        onError: 'failed',
      },
      on: { closed: 'closed' },
    },
    open: { on: { closed: 'closed' } },
    failed: { on: { retried: 'preparing', closed: 'closed' } },
  },
})

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
