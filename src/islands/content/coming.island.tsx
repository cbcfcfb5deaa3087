import { useWords } from '#lib/i18n/use-words.ts'

export function ComingIsland() {
  useWords()
  return <p data-placeholder="" />
}
