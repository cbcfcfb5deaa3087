import { useWords } from '#lib/i18n/use-words.ts'

export function PasswordLoginIsland() {
  useWords()
  return <p data-placeholder="" />
}
