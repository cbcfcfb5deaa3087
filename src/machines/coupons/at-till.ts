import { atom } from 'nanostores'

/** The coupon whose code stands above the page. */
interface AtTill {
  readonly id: string
  /** The news that led there, in words. */
  readonly notice?: string | undefined
}

/** The coupon that is held up at the till; undefined while none is. TIL-1. */
export const $atTill = atom<AtTill | undefined>()

/** Holds a coupon's code up at the till. */
export const holdUp = (id: string, notice?: string): void => $atTill.set({ id, notice })

/** Shows the page again. */
export const putDown = (): void => $atTill.set(undefined)
