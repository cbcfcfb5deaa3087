import { useWords } from '#lib/i18n/use-words.ts'

export function SidebarIsland() {
  useWords()
  return <p data-placeholder="" />
}
