import { cardOf } from '../cards.ts'
import { found } from '../checks.ts'
import type { Handlers } from '../handler.ts'
import { makeLink } from '../links.ts'

/** The member's card in the wallets of phones. */
export const walletHandlers = {
  getWalletLinks: (call) => {
    found(cardOf(call, call.member.id))
    const link = makeLink(call, 'pass', call.member.id)
    const wallet = `${call.origin}/__sandbox/wallet`
    // The second takes the place of `https://pay.google.com/gp/v/save/…`, which knows no invented club.
    return { apple: `${wallet}/${link}.pkpass`, google: `${wallet}/save/${link}` }
  },
} satisfies Partial<Handlers>
