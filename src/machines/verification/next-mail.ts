import * as v from 'valibot'
import { lastingShelf } from '#lib/browser/storage.ts'

const key = 'verification'

const kept = v.object({ sitting: v.string(), resend_at: v.pipe(v.number(), v.finite()) })

/** Remembers, for all tabs of a sign-in, when another mail may be asked for; unix seconds of the server's clock. */
export const keepNextMail = (sitting: string, resend_at: number): void =>
  lastingShelf().set(key, JSON.stringify({ sitting, resend_at }))

/** When the member of a sign-in may ask for another mail; 0 when nobody has told. */
export const recallNextMail = (sitting: string): number => {
  try {
    const parsed = v.safeParse(kept, JSON.parse(lastingShelf().get(key) ?? ''))
    return parsed.success && parsed.output.sitting === sitting ? parsed.output.resend_at : 0
  } catch {
    return 0
  }
}

/** Calls back when another tab has had a mail sent. */
export const watchNextMail = (sitting: string, listener: (resend_at: number) => void): (() => void) => {
  const stored = (event: StorageEvent) => {
    if (event.key === key) listener(recallNextMail(sitting))
  }
  addEventListener('storage', stored)
  return () => removeEventListener('storage', stored)
}
