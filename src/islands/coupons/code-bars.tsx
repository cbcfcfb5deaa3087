import { code128 } from '#lib/format/code128.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { codeLook } from './code-look.ts'

const height = 100

/** A code as bars for a scanner; nothing where it cannot be drawn as such. Contract, `code_format`. */
export function CodeBars({ code }: { code: string }) {
  const words = useWords()
  const drawn = code128(code)
  if (!drawn) return null
  const path = drawn.bars.map(({ x, width }) => `M${x} 0h${width}v${height}h-${width}z`).join('')
  return (
    <div className={codeLook.pad}>
      <svg
        aria-label={words.coupons.code.image({ code })}
        className={codeLook.bars}
        fill="currentColor"
        preserveAspectRatio="none"
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${drawn.width} ${height}`}
      >
        <path d={path} />
      </svg>
    </div>
  )
}
