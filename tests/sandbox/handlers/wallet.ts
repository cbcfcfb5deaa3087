import { cardOf } from '../cards.ts'
import { found } from '../checks.ts'
import type { Handlers } from '../handler.ts'
import { makeLink } from '../links.ts'
import { googlePass } from '../wallet/google-pass.ts'
import { factsOf, passAt, saveAt } from '../wallet/passes.ts'

/** The member's card in the wallets of phones. */
export const walletHandlers = {
  getWalletLinks: (call) => {
    const facts = factsOf(call, call.member, found(cardOf(call, call.member.id)))
    return {
      apple: passAt(call.origin, makeLink(call, 'pass', call.member.id)),
      google: saveAt(call.origin, googlePass(facts, call.now)),
    }
  },
} satisfies Handlers<'getWalletLinks'>
