import { useWords } from '#lib/i18n/use-words.ts'

export function FooterIsland() {
  useWords()
  return <p data-placeholder="" />
}
