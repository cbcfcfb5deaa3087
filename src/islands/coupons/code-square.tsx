import { qrCode } from '#lib/format/qr.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { codeLook } from './code-look.ts'

/** A code as a QR code for a scanner, dark on white in every theme. Contract, `code_format`. */
export function CodeSquare({ code }: { code: string }) {
  const words = useWords()
  const { side, runs } = qrCode(code)
  return (
    <div className={codeLook.pad}>
      <svg
        aria-label={words.coupons.code.image({ code })}
        className={codeLook.square}
        fill="currentColor"
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${side} ${side}`}
      >
        <path d={runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')} />
      </svg>
    </div>
  )
}
