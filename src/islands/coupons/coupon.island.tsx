import { useWords } from '#lib/i18n/use-words.ts'

export function CouponIsland() {
  useWords()
  return <p data-placeholder="" />
}
