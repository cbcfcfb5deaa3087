import { css } from '#styled/css'

const accent = css({ color: 'primary.text' })

/** A signpost on a hill whose arms point both ways, and a path that ends. */
export function LostWayDrawing() {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.5"
      viewBox="0 0 260 180"
    >
      <path d="M14 152c34-26 68-36 116-36s84 12 116 36" fill="currentColor" fillOpacity="0.08" />
      <path d="M112 170c4-16 10-28 18-36" strokeDasharray="2 9" />
      <path d="M136 118V34" strokeWidth="4" />
      <g className={accent}>
        <path d="M136 42h46l12 12-12 12h-46z" fill="currentColor" fillOpacity="0.14" />
      </g>
      <path d="M136 72H92L80 84l12 12h44z" fill="currentColor" fillOpacity="0.08" />
      <path d="M150 54h22M122 84h-20" />
      <path d="M40 46c0-8 6-14 14-14 3-8 18-8 21 1 8 0 12 5 12 11H40zM196 98c0-6 4-10 10-10 3-6 14-5 16 1 6 0 9 4 9 9h-35z" />
      <path d="M56 150v-14m0 0-7-8m7 2 6-7M208 148v-10m0 0 6-6" />
    </svg>
  )
}
