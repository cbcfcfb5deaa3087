import { css } from '#styled/css'

const look = css({
  bg: 'primary',
  color: 'onPrimary',
  // Gone once the picture covers it, or its colour would shine through at the corners.
  '&:has(+ [data-here])': { visibility: 'hidden', transition: '[visibility 0s 250ms]' },
})

const rings = [60, 120, 180, 240, 300, 360, 420, 480]

/** A member's card over rings as on still water, in the club's colour; calm enough to stand beside a form. */
export function AuthPattern() {
  return (
    <svg
      aria-hidden="true"
      className={look}
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 400 560"
    >
      <g opacity="0.16" stroke="currentColor" strokeWidth="1.5">
        {rings.map((radius) => (
          <circle cx="330" cy="500" key={radius} r={radius} />
        ))}
      </g>
      <g
        opacity="0.9"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.5"
        transform="translate(84 196) rotate(-8 110 70)"
      >
        <rect fill="currentColor" fillOpacity="0.08" height="134" rx="16" width="212" />
        <path d="M22 36h46M22 54h28" />
        <path d="M22 92v20m8-20v20m12-20v20m5-20v20m12-20v20m9-20v20m5-20v20m12-20v20m7-20v20m11-20v20" />
        <circle cx="172" cy="44" r="18" />
        <path d="m163 44 6 6 12-12" />
      </g>
    </svg>
  )
}
