import { css } from '#styled/css'
import { accent, Drawing, paper } from './drawing.tsx'

/** No coupons: a ticket with a line to tear. */
export const CouponsDrawing = () => (
  <Drawing>
    <g transform="rotate(-8 80 62)">
      <path
        className={paper}
        d="M32 40h96a4 4 0 0 1 4 4v10a8 8 0 0 0 0 16v10a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4V70a8 8 0 0 0 0-16V44a4 4 0 0 1 4-4z"
      />
      <path d="M100 46v32" strokeDasharray="3 6" />
      <circle className={accent} cx="60" cy="62" r="12" />
      <path className={css({ stroke: 'onPrimary' })} d="M55 62l4 4 7-8" />
      <path d="M110 58h10M110 66h10" />
    </g>
  </Drawing>
)

/** No rewards: a parcel with a bow. */
export const RewardsDrawing = () => (
  <Drawing>
    <path className={paper} d="M48 58h64v42a4 4 0 0 1-4 4H52a4 4 0 0 1-4-4z" />
    <path className={accent} d="M74 58h12v46H74z" />
    <rect className={paper} height="16" rx="4" width="76" x="42" y="44" />
    <path className={accent} d="M74 44h12v16H74z" />
    <path d="M80 44c-16 2-28-4-26-14s20-6 26 14zm0 0c16 2 28-4 26-14s-20-6-26 14z" />
  </Drawing>
)

/** No transactions: a list without rows. */
export const TransactionsDrawing = () => (
  <Drawing>
    <rect className={paper} height="80" rx="6" width="72" x="36" y="24" />
    <path d="M50 44h24M50 60h36M50 76h20M50 92h30" />
    <circle className={paper} cx="108" cy="80" r="24" />
    <circle className={accent} cx="108" cy="80" r="15" />
    <path className={css({ stroke: 'onPrimary' })} d="M108 73v14M101 80h14" />
  </Drawing>
)

/** No news: a closed letter. */
export const NewsDrawing = () => (
  <Drawing>
    <rect className={paper} height="62" rx="6" width="92" x="34" y="40" />
    <path d="M36 44l38 30a10 10 0 0 0 12 0l38-30" />
    <circle className={accent} cx="124" cy="40" r="9" />
  </Drawing>
)

/** No receipts: a slip of paper from a till. */
export const ReceiptsDrawing = () => (
  <Drawing>
    <path className={paper} d="M50 24h60v78l-8-6-7 6-8-6-7 6-8-6-7 6-8-6-7 6z" />
    <path d="M62 40h24M62 52h36M62 64h36" />
    <path className={accent} d="M86 74h12v6H86z" />
  </Drawing>
)

/** No addresses: a pin on a map. */
export const AddressesDrawing = () => (
  <Drawing>
    <path className={paper} d="M36 62l28-10 32 10 28-10v44l-28 10-32-10-28 10z" />
    <path d="M64 52v44M96 62v44" />
    <path className={paper} d="M80 20a20 20 0 0 1 20 20c0 15-20 36-20 36S60 55 60 40a20 20 0 0 1 20-20z" />
    <circle className={accent} cx="80" cy="40" r="8" />
  </Drawing>
)

/** No card yet. */
export const CardDrawing = () => (
  <Drawing>
    <g transform="rotate(-6 80 64)">
      <rect className={paper} height="58" rx="8" width="96" x="32" y="36" />
      <path className={accent} d="M33 50h94v10H33z" />
      <path d="M44 78h28M104 78h12" />
    </g>
  </Drawing>
)

/** No perks: a star that shines. */
export const PerksDrawing = () => (
  <Drawing>
    <path className={paper} d="M80 24l11 25 27 3-20 18 6 27-24-14-24 14 6-27-20-18 27-3z" />
    <circle className={accent} cx="80" cy="65" r="8" />
    <path d="M124 32v12M118 38h12M36 34v8M32 38h8" />
  </Drawing>
)

/** A leaflet that is not there. */
export const LeafletsDrawing = () => (
  <Drawing>
    <path
      className={paper}
      d="M80 40c-12-8-28-10-44-8v64c16-2 32 0 44 8 12-8 28-10 44-8V32c-16-2-32 0-44 8z"
    />
    <path d="M80 40v64M48 48c6 0 12 1 18 3M48 62c6 0 12 1 18 3" />
    <path className={accent} d="M94 50c6-2 12-3 18-3v20c-6 0-12 1-18 3z" />
  </Drawing>
)
