import { useWords } from '#lib/i18n/use-words.ts'

export function AuthImageIsland() {
  useWords()
  return <p data-placeholder="" />
}
