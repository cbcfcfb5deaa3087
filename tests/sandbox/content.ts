import type { Cause, Fulfilment } from '#lib/domain/rewards/reward.ts'
import type { Store } from '#lib/domain/stores/store.ts'

/** The time when a coupon is valid, in seconds from the sign-in, or until the end of so many days from then. */
export interface Span {
  readonly from?: number
  readonly until?: number
  readonly untilEndOfDay?: number
  /** It is handed out activated, with so many seconds left. */
  readonly activeFor?: number
}

/** A coupon as each member gets it. `picture` names a drawing; points in hundredths. */
export interface CouponTemplate {
  readonly name: string
  readonly perex: string
  readonly picture?: string
  readonly ribbon?: string
  readonly points?: number
  readonly format: 'text' | 'qr' | 'code128'
  readonly span: Span
}

/** A reward of the catalogue; without `stock` it never runs out. */
export interface RewardTemplate {
  readonly id: string
  readonly name: string
  readonly perex: string
  readonly html: string
  readonly picture?: string
  readonly points: number
  readonly stock?: number
  readonly fulfilment: readonly Fulfilment[]
}

/** A cause, and the rewards that it takes, by their ids. */
export interface CauseTemplate extends Cause {
  readonly takes: readonly string[]
}

/** A perk; `picture` names a drawing. */
export interface PerkTemplate {
  readonly id: string
  readonly name: string
  readonly perex: string
  readonly picture: string
  readonly html: string
}

/** A leaflet, valid from and for so many days, counted from whenever it is looked at. */
export interface LeafletTemplate {
  readonly id: string
  readonly name: string
  readonly picture: string
  /** In days; below zero it is valid already. */
  readonly from: number
  readonly days: number
}

/** A deal's `link` is given to the portal as JSON text. */
export interface DealTemplate {
  readonly id: string
  readonly title: string
  readonly excerpt: string
  readonly body: string
  readonly picture: string
  readonly type: 'CLOSE' | 'URL_BLANK' | 'URL_EMBED' | 'BUTTON_URL_BLANK'
  readonly link?: { readonly button: string; readonly url: string }
  readonly special?: boolean
}

/** A message, told so many hours before the club was first visited; of type `I_MESSAGE` where it says no other. */
export interface NewsTemplate {
  readonly id: string
  readonly type?: string
  readonly title: string
  readonly perex: string
  readonly html: string
  readonly picture?: string
  readonly channel: string
  readonly hoursAgo: number
}

/** A content page; one that is no HTML has no body to show. */
export interface PageTemplate {
  readonly id: string
  readonly title: string
  readonly type: string
  readonly html: string
}

/** A consent and the words of its one version. */
export interface ConsentTemplate {
  readonly id: string
  readonly versionId: string
  readonly title: string
  readonly html: string
  readonly required: boolean
  readonly mustRead: boolean
  readonly places: readonly ('registration' | 'footer' | 'profile')[]
}

/** A promo code, in capitals; without points it gives what its title says. */
export interface PromoTemplate {
  readonly code: string
  readonly title: string
  readonly points?: number
}

/** All that a club has to say and to give. */
export interface Content {
  readonly coupons: readonly CouponTemplate[]
  /** The rules for the use of a coupon: HTML below each one's own words. */
  readonly couponRules: string
  readonly rewards: readonly RewardTemplate[]
  readonly perks: readonly PerkTemplate[]
  readonly leaflets: readonly LeafletTemplate[]
  readonly deals: readonly DealTemplate[]
  readonly news: readonly NewsTemplate[]
  readonly pages: readonly PageTemplate[]
  readonly stores: readonly Store[]
  readonly causes: readonly CauseTemplate[]
  readonly consents: readonly ConsentTemplate[]
  readonly promos: readonly PromoTemplate[]
  /** The purchases of members, for the history of their points. */
  readonly purchases: readonly string[]
  /** The items that members spend points on, for the same. */
  readonly spendings: readonly string[]
  readonly addresses: readonly {
    readonly name: string
    readonly street: string
    readonly city: string
    readonly postal_code: string
    readonly country: string
  }[]
}
