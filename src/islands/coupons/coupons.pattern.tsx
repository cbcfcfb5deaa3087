import TicketPercentIcon from 'lucide-react/icons/ticket-percent'
import { largeIcon } from '#islands/ui/icon-size.ts'
import { Ticket, ticketList } from '#islands/ui/list/ticket.tsx'
import { screen } from '#islands/ui/screen-styles.ts'
import { DetailPicture } from '#islands/ui/shapes/detail-head.tsx'
import { StorySkeleton } from '#islands/ui/shapes/story.tsx'
import { Skeleton } from '#islands/ui/state/skeleton.tsx'
import { detailStyles } from '#islands/ui/text/detail-styles.ts'
import { css } from '#styled/css'
import { codeStyles } from './code-styles.ts'
import { CouponHead } from './coupon-head.tsx'

/** About as wide as a button, which comes in its place. */
const button = css({ width: '24' })

/** The list of coupons as `lib/browser/head/first-content.ts` fills it in. Time and button come with the island. CPN-1. */
export const CouponsPattern = () => (
  <ul className={ticketList}>
    <li>
      <Ticket
        eager
        href="/coupon/{id}"
        image="{img_logo}"
        level={2}
        name="{name}"
        ribbon={undefined}
        validity=""
      >
        <div className={button}>
          <Skeleton shape="row" />
        </div>
      </Ticket>
    </li>
  </ul>
)

/** As high as a line of words that comes with the island. */
const line = '\u00a0'

/** One coupon: what can be had, or a code with its digits. Time, bars and buttons come with the island. CPN-4. */
export const CouponPattern = () => (
  <div className={screen}>
    <article className={detailStyles.offer} data-unless="activated">
      <DetailPicture fallback={<TicketPercentIcon className={largeIcon} />} image="{image}{img_logo}" />
      <CouponHead
        name="{name}"
        ribbon={{ text: '{ribbon}', tone: 'upcoming', widest: undefined }}
        validity={line}
      />
      <StorySkeleton />
      <div className={detailStyles.action} data-area="action">
        <Skeleton shape="row" />
      </div>
    </article>
    <article className={detailStyles.article} data-when="activated">
      <CouponHead name="{name}" validity="" />
      <section className={codeStyles.ticket} data-ends="expiration_at">
        <div className={codeStyles.panel}>
          <p className={codeStyles.lead}>{line}</p>
          <p className={codeStyles.code} data-optional="" translate="no">
            {'{code|groups}'}
          </p>
          <div className={codeStyles.pad}>
            <div className={codeStyles.bars} />
          </div>
        </div>
        <div className={codeStyles.foot}>
          <Skeleton shape="picture" />
        </div>
      </section>
      <Skeleton shape="picture" />
    </article>
  </div>
)
