import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const look = {
  title: css({ textStyle: 'title', maxWidth: 'text', overflowWrap: 'anywhere', mb: '6' }),
  unnamed: css({ srOnly: true }),
}

/** The title of a page; while there is none to show, the heading is only read out. */
export function PageHeading({ title }: { title: string }) {
  const { page } = useWords()
  return title ? <h1 className={look.title}>{title}</h1> : <h1 className={look.unnamed}>{page.title()}</h1>
}
