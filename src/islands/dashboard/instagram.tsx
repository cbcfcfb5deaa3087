import { ButtonLink } from '#islands/ui/button.tsx'
import { Card } from '#islands/ui/card.tsx'
import { ExternalIcon } from '#islands/ui/icons/external.tsx'
import { InstagramIcon } from '#islands/ui/social-icons.tsx'
import { safeLink } from '#lib/domain/safe-link.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const look = {
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

/** Where to follow the club; nothing of the network itself is loaded. Spec §2, Dashboard. */
export function Instagram({ address }: { address: string }) {
  const words = useWords()
  const link = safeLink(address)
  if (!link?.external) return null
  return (
    <Card>
      <section className={look.row}>
        <span className={look.icon}>
          <InstagramIcon />
        </span>
        <div className={look.words}>
          <h2 className={look.title}>{words.dashboard.instagram.title()}</h2>
          <p className={look.text}>{words.dashboard.instagram.text()}</p>
        </div>
        <ButtonLink
          className={look.more}
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
