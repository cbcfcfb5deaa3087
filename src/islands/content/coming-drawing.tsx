import { accent, Drawing, paper } from '../ui/drawing.tsx'

/** A page on an easel, half drawn, and the pencil that draws it. */
export const ComingDrawing = () => (
  <Drawing>
    <path d="M58 84l-14 24m58-24l14 24M80 88v20M80 20v-8" />
    <rect className={paper} height="68" rx="6" width="88" x="36" y="20" />
    <rect height="22" rx="4" width="30" x="46" y="30" />
    <path d="M46 48l9-8 7 5 6-4 8 7" />
    <path d="M86 33h26M86 43h18" />
    <path d="M46 64h66M46 76h26" strokeDasharray="1 6" />
    <path className={accent} d="M98 74l26-26 8 8-26 26-11 3z" />
  </Drawing>
)
