import { useWords } from '#lib/i18n/use-words.ts'

export function CodeLoginIsland() {
  useWords()
  return <p data-placeholder="" />
}
