import { useWords } from '#lib/i18n/use-words.ts'

export function DashboardIsland() {
  useWords()
  return <p data-placeholder="" />
}
