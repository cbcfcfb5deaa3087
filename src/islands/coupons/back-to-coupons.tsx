import type { MouseEvent } from 'react'
import { BackIcon } from '#islands/ui/icons/back.tsx'
import { returnTo } from '#lib/browser/return-to.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'
import { detailLook } from './detail-look.ts'

const list = pathTo('/coupons')

/** Leads to the list; where it is the screen before, it is found as it was left. */
export function BackToCoupons() {
  const words = useWords()
  const press = (event: MouseEvent) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (plain && returnTo(list)) event.preventDefault()
  }
  return (
    <a className={detailLook.back} href={list} onClick={press}>
      <BackIcon />
      {words.coupons.backToList()}
    </a>
  )
}
