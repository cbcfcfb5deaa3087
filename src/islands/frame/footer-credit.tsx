import { build } from '#lib/config/build.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { Link } from '../ui/link.tsx'

const look = css({ fontSize: 'xs', '& > a': { display: 'inline-block', paddingBlock: '3' } })

/** Whom the portal is made with; a link where the build names an address. Spec §2, Footer. */
export function FooterCredit() {
  const { common, frame } = useWords()
  const credit = frame.footer.madeWith({ name: build.creditName })
  return (
    <p className={look}>
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
