import { CodePicture } from '#islands/ui/code/code-picture.tsx'
import { drawnSquare } from '#lib/format/drawn-code.ts'
import { qrCode } from '#lib/format/qr.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { codeStyles } from './code-styles.ts'

/** A code as a QR code for a scanner. Contract, `code_format`. */
export function CodeSquare({ code }: { code: string }) {
  const words = useWords()
  return (
    <div className={codeStyles.pad}>
      <CodePicture
        className={codeStyles.square}
        code={drawnSquare(qrCode(code))}
        label={words.coupons.code.image({ code })}
      />
    </div>
  )
}
