import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { ExternalIcon } from '#islands/ui/icons/external.tsx'
import { InstagramIcon } from '#islands/ui/social-icons.tsx'
import { safeLink } from '#lib/domain/safe-link.ts'
import { dashboardWords } from '#lib/i18n/dashboard/words.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const styles = {
  row: css({
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    alignItems: { base: 'flex-start', sm: 'center' },
    gap: '4',
  }),
  icon: css({
    display: 'grid',
    placeItems: 'center',
    flexShrink: '0',
    width: '12',
    height: '12',
    borderRadius: 'full',
    background: 'subtle',
  }),
  words: css({ flexGrow: '1' }),
  more: css({ flexShrink: '0' }),
  title: css({ textStyle: 'label' }),
  text: css({ color: 'muted', textStyle: 'small' }),
}

/** A link to the club's Instagram page; nothing of the network itself is loaded. DSH-1. */
export function Instagram({ address }: { address: string }) {
  const words = useWords(dashboardWords)
  const link = safeLink(address)
  if (!link?.external) return null
  return (
    <Card>
      <section className={styles.row}>
        <span className={styles.icon}>
          <InstagramIcon />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{words.dashboard.instagram.title()}</h2>
          <p className={styles.text}>{words.dashboard.instagram.text()}</p>
        </div>
        <ButtonLink
          className={styles.more}
          href={link.href}
          icon={<ExternalIcon />}
          newTab={words.common.newTab()}
        >
          {words.dashboard.instagram.more()}
        </ButtonLink>
      </section>
    </Card>
  )
}
