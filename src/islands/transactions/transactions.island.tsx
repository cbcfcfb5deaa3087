import { useWords } from '#lib/i18n/use-words.ts'

export function TransactionsIsland() {
  useWords()
  return <p data-placeholder="" />
}
