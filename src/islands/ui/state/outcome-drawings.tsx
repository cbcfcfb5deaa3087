import { css } from '#styled/css'
import { accent, Drawing, paper } from './drawing.tsx'

/** Something did not arrive: a cloud with a cut line. */
export const LostDrawing = () => (
  <Drawing>
    <path className={paper} d="M52 84a20 20 0 0 1-2-40 30 30 0 0 1 57-7 24 24 0 0 1 3 47z" />
    <path d="M70 84v8M90 84v8M70 104v-4M90 104v-4" />
    <path className={accent} d="M77 50h6v16h-6zM77 71h6v6h-6z" />
  </Drawing>
)

/** A message went out. */
export const SentDrawing = () => (
  <Drawing>
    <path className={paper} d="M40 58l84-32-24 66-24-20z" />
    <path className={accent} d="M76 72l48-46-40 54-8 16z" />
    <path d="M76 72l48-46-24 66-24-20v24l12-14" />
    <path d="M30 84h16M24 96h22" strokeDasharray="4 6" />
  </Drawing>
)

/** Something is done. */
export const DoneDrawing = () => (
  <Drawing>
    <circle className={paper} cx="80" cy="62" r="34" />
    <circle className={accent} cx="80" cy="62" r="25" />
    <path className={css({ stroke: 'onPrimary', strokeWidth: '[4px]' })} d="M69 63l8 8 15-17" />
    <path d="M30 40l6 3M26 62h8M130 40l-6 3M134 62h-8M46 22l4 6M114 22l-4 6" />
  </Drawing>
)

/** Goodbye: the sun goes down behind the sea. */
export const FarewellDrawing = () => (
  <Drawing>
    <path className={accent} d="M52 78a28 28 0 0 1 56 0z" />
    <path d="M80 34v-8M50 46l-6-6M110 46l6-6M36 66l-8-2M124 66l8-2" />
    <path d="M28 78h104M40 88h36M92 88h26M58 98h44" />
  </Drawing>
)

/** A letter has come, or is to be looked for. */
export const LetterDrawing = () => (
  <Drawing>
    <rect className={paper} height="62" rx="6" width="92" x="34" y="34" />
    <path d="M36 38l38 30a10 10 0 0 0 12 0l38-30M36 92l28-26M124 92L96 66" />
    <circle className={accent} cx="126" cy="36" r="12" />
    <path className={css({ stroke: 'onPrimary' })} d="M126 30v7M126 41v.5" />
  </Drawing>
)

/** The time of a letter is over: a clock stands before it. */
export const ExpiredDrawing = () => (
  <Drawing>
    <rect className={paper} height="58" rx="6" width="86" x="28" y="28" />
    <path d="M30 32l35 28a10 10 0 0 0 12 0l35-28" />
    <circle className={paper} cx="110" cy="80" r="26" />
    <circle className={accent} cx="110" cy="80" r="19" />
    <path className={css({ stroke: 'onPrimary', strokeWidth: '[3px]' })} d="M110 69v12l8 5" />
  </Drawing>
)
