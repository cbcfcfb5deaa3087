import { css } from '#styled/css'

const accent = css({ color: 'primary.text' })

/** A page on an easel, half drawn, and the pencil that draws it. */
export function ComingDrawing() {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.5"
      viewBox="0 0 220 160"
    >
      <path d="m74 118-18 34m86-34 18 34m-50-34v28M110 18V8" />
      <rect fill="currentColor" fillOpacity="0.06" height="100" rx="10" width="124" x="48" y="18" />
      <rect height="32" rx="6" width="44" x="62" y="34" />
      <path d="m62 60 14-12 10 8 8-6 12 10" />
      <path d="M118 38h38M118 52h26" />
      <path d="M62 82h96M62 98h40" strokeDasharray="1 8" />
      <g className={accent}>
        <path
          d="m138 92 42-42 12 12-42 42-16 4zM172 58l12 12M138 92l12 12"
          fill="currentColor"
          fillOpacity="0.14"
        />
      </g>
      <path d="M26 152h168" />
    </svg>
  )
}
