import { build } from '#lib/config/build.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { css } from '#styled/css'
import { Link } from '../../ui/link.tsx'

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  fontSize: 'xs',
  '& > *': { display: 'inline-block', paddingBlock: '3' },
})

/** Whom the portal is made with, a link where the build names an address, and the ways to the pages that every site owes. FRM-8, PRV-1, ACC-1. */
export function FooterCredit() {
  const { common, frameFooter } = useWords()
  const credit = frameFooter.madeWith({ name: build.creditName })
  return (
    <div className={styles}>
      {build.creditUrl ? (
        <Link href={build.creditUrl} newTab={common.newTab()}>
          <span>{credit}</span>
        </Link>
      ) : (
        <span>{credit}</span>
      )}
      <Link href={`${pathTo('/accessibility')}#pages`}>
        <span>{frameFooter.pages()}</span>
      </Link>
      <Link href={pathTo('/privacy')}>
        <span>{frameFooter.privacy()}</span>
      </Link>
      <Link href={pathTo('/accessibility')}>
        <span>{frameFooter.accessibility()}</span>
      </Link>
    </div>
  )
}
