import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const styles = {
  title: css({ textStyle: 'title', maxWidth: 'text', overflowWrap: 'anywhere', mb: '6' }),
  unnamed: css({ srOnly: true }),
}

/** The title of a page; while there is none to show, the heading is only read out. */
export function PageHeading({ title }: { title: string }) {
  const { pages } = useWords()
  return title ? (
    <h1 className={styles.title}>{title}</h1>
  ) : (
    <h1 className={styles.unnamed}>{pages.title()}</h1>
  )
}
