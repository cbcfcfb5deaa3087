import { useWords } from '#lib/i18n/use-words.ts'

export function HeaderIsland() {
  useWords()
  return <p data-placeholder="" />
}
