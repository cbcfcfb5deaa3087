import { useWords } from '#lib/i18n/use-words.ts'

export function CouponsIsland() {
  useWords()
  return <p data-placeholder="" />
}
