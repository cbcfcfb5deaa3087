import { detailLook } from '#islands/ui/detail-look.ts'
import { BackIcon } from '#islands/ui/icons/back.tsx'
import { returnOnPress } from '#lib/browser/return-to.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/path-to.ts'

const list = pathTo('/rewards')

/** Leads to the catalogue; where it is the screen before, it is found as it was left. */
export function BackToRewards() {
  const words = useWords()
  return (
    <a className={detailLook.back} href={list} onClick={returnOnPress(list)}>
      <BackIcon />
      {words.rewards.backToList()}
    </a>
  )
}
