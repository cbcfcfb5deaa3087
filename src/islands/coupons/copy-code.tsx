import { Button } from '#islands/ui/button.tsx'
import { CopyIcon } from '#islands/ui/icons/copy.tsx'
import { copyText } from '#lib/browser/device/clipboard.ts'
import { couponsWords } from '#lib/i18n/coupons/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { raiseNotice } from '#machines/frame/toasts.ts'

/** Puts a code on the clipboard and says so. */
export function CopyCode({ code }: { code: string }) {
  const words = useWords(couponsWords)
  const copy = async () => {
    if (await copyText(code)) raiseNotice(words.coupons.code.copied())
  }
  return (
    <Button icon={<CopyIcon />} onClick={copy}>
      {words.coupons.code.copy()}
    </Button>
  )
}
