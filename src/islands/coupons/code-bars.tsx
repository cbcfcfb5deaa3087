import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import { code128 } from '#lib/format/code128.ts'
import { drawnBars } from '#lib/format/drawn-code.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { codeStyles } from './code-styles.ts'

/** A code as bars for a scanner; nothing where it cannot be drawn as such. Contract, `code_format`. */
export function CodeBars({ code }: { code: string }) {
  const words = useWords()
  const bars = code128(code)
  if (!bars) return null
  return (
    <div className={codeStyles.pad}>
      <CodePicture
        className={codeStyles.bars}
        code={drawnBars(bars)}
        label={words.coupons.code.image({ code })}
      />
    </div>
  )
}
