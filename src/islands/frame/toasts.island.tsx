import { useWords } from '#lib/i18n/use-words.ts'

export function ToastsIsland() {
  useWords()
  return <p data-placeholder="" />
}
