import { useStore } from '@nanostores/react'
import { recipients } from '#lib/config/recipients.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { $club } from '#machines/club/club.store.ts'
import { Part } from '../ui/part.tsx'
import { partStyles } from '../ui/part-styles.ts'

/** The hosts to which something leaves the browser, and what each learns. PRV-1. */
export function Leaving() {
  const { leaving } = useWords().privacy
  const { settings } = useStore($club)
  const { site, platform, images, figures } = recipients(settings)
  const percent = Math.round(settings.GENERAL.figures_share * 10_000) / 100
  const rows = [
    { host: site, text: leaving.site() },
    { host: platform, text: leaving.platform() },
    ...(figures ? [{ host: figures, text: leaving.figures({ n: percent }) }] : []),
    ...images.map((host) => ({ host, text: leaving.images() })),
  ]
  return (
    <Part title={leaving.title()}>
      <p className={partStyles.note}>{figures ? leaving.leadWithFigures() : leaving.lead()}</p>
      <ul>
        {rows.map(({ host, text }) => (
          <li className={partStyles.item} key={text + host}>
            <p className={partStyles.label}>{host}</p>
            <p className={partStyles.note}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={partStyles.note}>{leaving.others()}</p>
      <p className={partStyles.note}>{leaving.links()}</p>
    </Part>
  )
}
