import { useWords } from '#lib/i18n/use-words.ts'

export function StartIsland() {
  useWords()
  return <p data-placeholder="" />
}
