import { build } from '#lib/config/build.ts'
import { frameFooterWords } from '#lib/i18n/frame-footer/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { Link } from '../../ui/link.tsx'

const styles = css({ fontSize: 'xs', '& > a': { display: 'inline-block', paddingBlock: '3' } })

/** Whom the portal is made with; a link where the build names an address. FRM-8. */
export function FooterCredit() {
  const { common, frameFooter } = useWords(frameFooterWords)
  const credit = frameFooter.madeWith({ name: build.creditName })
  return (
    <p className={styles}>
      {build.creditUrl ? (
        <Link href={build.creditUrl} newTab={common.newTab()}>
          {credit}
        </Link>
      ) : (
        credit
      )}
    </p>
  )
}
