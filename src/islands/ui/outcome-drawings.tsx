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
