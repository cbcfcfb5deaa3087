import { useWords } from '#lib/i18n/use-words.ts'

export function FallbackIsland() {
  useWords()
  return <p data-placeholder="" />
}
