import * as v from 'valibot'
import { nowSeconds } from '#lib/browser/clock.ts'
import { tabShelf } from '#lib/browser/storage.ts'
import { type SentCode, sentCode } from '#lib/domain/sent-code.ts'

/** The storage name of the code that is on its way. The head's script looks whether it is there. */
export const sentCodeKey = 'sms-login'

/** Hands a sent code over to the screen that takes it; it survives a reload of that screen. */
export const keepSentCode = (sent: SentCode): void => tabShelf().set(sentCodeKey, JSON.stringify(sent))

/** The code that was handed over; undefined when there is none or it cannot be read. */
export const recallSentCode = (): SentCode | undefined => {
  try {
    const parsed = v.safeParse(sentCode, JSON.parse(tabShelf().get(sentCodeKey) ?? ''))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** A code for this number that is still good while another may not be asked for yet. */
export const freshCodeFor = (phone: string): SentCode | undefined => {
  const sent = recallSentCode()
  const now = nowSeconds()
  return sent?.phone === phone && sent.resend_at > now && sent.expires_at > now ? sent : undefined
}

/** Forgets the code: it has opened what it was for. */
export const forgetSentCode = (): void => tabShelf().remove(sentCodeKey)
