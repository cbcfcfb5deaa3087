import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import { useMemo, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { setUp } from '#lib/qa/set-up.ts'
import { readSituation } from '#lib/qa/situation.ts'
import { css } from '#styled/css'
import { usePreview } from '../address.ts'
import { sense, settingsOf } from '../themed.ts'
import { clothesOf, ownClothes } from './dress.ts'
import { Screen } from './screen.tsx'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' }),
  title: css({ textStyle: 'heading' }),
  note: css({ color: 'muted', maxWidth: 'text' }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  pairs: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
    gap: '4',
  }),
}

/** The screens, each with who sees it, where it is and when, as a situation's address has them. */
const screens = [
  { name: 'Sign-in', persona: 'visitor', to: '/pass-login' },
  { name: 'Dashboard', persona: 'verified', to: '/' },
  { name: 'Coupons', persona: 'verified', to: '/coupons' },
  { name: 'Coupon at the till', persona: 'verified', to: '/coupon/{id}', clock: 'coupon-2d' },
  { name: 'Profile', persona: 'verified', to: '/profile' },
] as const satisfies readonly ({ name: string } & Readonly<Record<string, string>>)[]

type ScreenName = (typeof screens)[number]['name']

interface Shown {
  readonly name: ScreenName
  readonly address: string
  /** The parts that could not be set up, in words. */
  readonly missing: readonly string[]
}

/** A header keeps its ground in the dark where the club has a logo, as the demo's club has. */
const someLogo = 'https://club.example/logo.svg'

/**
 * Five screens of a member before and after, in both themes: the portal's own pages in frames, which a testers' build lets
 * its pages show. Before is the demo's fuel club as it is.
 */
export function Screens() {
  const preview = usePreview()
  const [shown, show] = useState<Shown>()
  const [waiting, setWaiting] = useState<ScreenName>()
  const [error, setError] = useState<string>()
  const clothes = useMemo(() => {
    const own = settingsOf(preview)
    const settings = { ...own, HEADER: { ...own.HEADER, logo: someLogo } }
    return (['light', 'dark'] as const).flatMap((scheme) => [
      { scheme, when: 'Before', clothes: ownClothes(scheme) },
      { scheme, when: 'After', clothes: clothesOf(settings, scheme, sense()) },
    ])
  }, [preview])
  const open = async ({ name, ...where }: (typeof screens)[number]) => {
    setWaiting(name)
    setError(undefined)
    // The frames of another screen would go on as somebody whose session ends now.
    show(undefined)
    try {
      const { to, missing } = await setUp(
        readSituation(new URLSearchParams({ tenant: 'fuel', lang: 'en', ...where })),
      )
      show({ name, address: to, missing })
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : String(problem))
    }
    setWaiting(undefined)
  }
  return (
    <section aria-labelledby="screens" className={styles.root}>
      <h2 className={styles.title} id="screens">
        Five screens, before and after
      </h2>
      <p className={styles.note}>
        The portal’s own pages as a member of the demo’s fuel club sees them, before in the club’s colours,
        after in yours. Showing one begins this browser’s demo anew, as a situation does: whoever is signed in
        here is signed out.
      </p>
      <div className={styles.row}>
        {screens.map((screen) => (
          <Button
            aria-pressed={screen.name === shown?.name}
            key={screen.name}
            loading={screen.name === waiting}
            onClick={() => void open(screen)}
            tone={screen.name === shown?.name ? 'primary' : 'quiet'}
          >
            {screen.name}
          </Button>
        ))}
      </div>
      <div aria-live="polite">
        {error !== undefined && (
          <Line icon={<CircleAlertIcon />} tone="error">
            This screen cannot be shown: {error}
          </Line>
        )}
        {shown && shown.missing.length > 0 && (
          <p className={styles.note}>Could not be set up here: {shown.missing.join('; ')}.</p>
        )}
      </div>
      {shown && (
        <div className={styles.pairs}>
          {clothes.map(({ scheme, when, clothes }) => (
            <Screen
              address={shown.address}
              clothes={clothes}
              key={`${shown.name} ${when} ${scheme}`}
              name={`${shown.name}, ${when.toLowerCase()}, ${scheme} theme`}
            />
          ))}
        </div>
      )}
    </section>
  )
}
