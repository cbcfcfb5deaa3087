import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { SelectField } from '#islands/ui/form/select-field.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { defaults, plainDefaults, sheetDefaults } from '#lib/design/defaults.ts'
import { schemeVariables } from '#lib/design/variables.ts'
import type { Scheme } from '#lib/domain/club/schemes.ts'
import { setUp } from '#lib/qa/set-up.ts'
import { readSituation } from '#lib/qa/situation.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { css } from '#styled/css'
import { styles } from '../styles.ts'
import { choose, type Preview, usePreview, widths } from './address.ts'
import { sense, settingsOf } from './theme.ts'

const own = {
  row: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2' }),
  pair: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', xl: '[repeat(2, minmax(0, 1fr))]' },
    gap: '4',
  }),
  // A frame wider than the room there is scrolls inside it.
  room: css({
    overflowX: 'auto',
    border: 'hairline',
    borderRadius: 'card',
    background: 'subtle',
    // The ring of a focus is drawn inside, where the edges do not cut it off.
    _focusVisible: { outlineOffset: '[-2px]' },
  }),
  frame: css({
    display: 'block',
    height: '[70dvh]',
    marginInline: 'auto',
    background: '[#ffffff]',
  }),
}

/** The screens that the frames can show, each with who sees it, where and when, as a situation's address has them. */
const screens: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Sign-in': { persona: 'visitor', to: '/pass-login' },
  Dashboard: { persona: 'verified', to: '/' },
  Coupons: { persona: 'verified', to: '/coupons' },
  'Coupon at the till': { persona: 'verified', to: '/coupon/{id}', clock: 'coupon-2d' },
  Profile: { persona: 'verified', to: '/profile' },
}

const widthNames = {
  '320': '320 px, small phone',
  '390': '390 px, phone',
  '768': '768 px, tablet',
  full: 'As wide as there is room',
}

/** A header keeps its ground in the dark where the club has a logo, as the demo's clubs have. */
const someLogo = 'https://club.example/logo.svg'
/** Measures and parts of the header are the page's own, whatever its colours are. */
const ofPage = /^--header-(?:height|logo|logo-width|border-thickness|points|card)$/

/** Each colour that a page can have in a scheme, whatever the system asks for, as the portal makes it of the settings. */
const variablesOf = (preview: Preview, scheme: Scheme): readonly (readonly [string, string])[] => {
  const own = settingsOf(preview)
  const settings = { ...own, HEADER: { ...own.HEADER, logo: someLogo } }
  const derived = Object.keys(plainDefaults).map((name) => [name, defaults[name as keyof typeof defaults]])
  const [counts, empty] = ['initial', ' ']
  const all: Readonly<Record<string, string>> = {
    ...sheetDefaults,
    ...(sense().plainOnly ? {} : Object.fromEntries(derived)),
    '--system-light': scheme === 'light' ? counts : empty,
    '--system-dark': scheme === 'dark' ? counts : empty,
    ...schemeVariables(settings, sense()),
  }
  return Object.entries(all).filter(([name]) => !ofPage.test(name))
}

/** A page of the portal in one theme, as wide as is chosen; it can be used as any page can. */
function Frame({ name, address, scheme }: { name: string; address: string; scheme: Scheme }) {
  const preview = usePreview()
  const { width } = preview
  const frame = useRef<HTMLIFrameElement>(null)
  const sheet = useRef<CSSStyleSheet>(undefined)
  const title = `${name}, ${scheme} theme`
  const paint = () => {
    const page = frame.current?.contentDocument
    const view = page?.defaultView
    if (!page || !view) return
    const next = new view.CSSStyleSheet()
    next.insertRule(':root {}')
    const [rule] = next.cssRules
    // One by one, so that no value can hold more than itself.
    for (const [variable, value] of variablesOf(preview, scheme))
      (rule as CSSStyleRule).style.setProperty(variable, value, 'important')
    page.adoptedStyleSheets = [...page.adoptedStyleSheets.filter((one) => one !== sheet.current), next]
    sheet.current = next
  }
  // The colours change, and the page in the frame stays.
  useEffect(paint)
  return (
    <div className={styles.form}>
      <p aria-hidden="true" className={styles.heading}>
        {title}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section aria-label={`Frame: ${title}`} className={own.room} tabIndex={0}>
        <iframe
          className={own.frame}
          onLoad={paint}
          ref={frame}
          src={address}
          style={{ width: width === 'full' ? '100%' : `${width}px` }}
          title={title}
        />
      </section>
    </div>
  )
}

/** Sets up the situation of a screen. */
const showScreen = (name: string) =>
  setUp(readSituation(new URLSearchParams({ tenant: 'fuel', lang: 'en', ...screens[name] })))

/**
 * Pages of the portal in both themes, side by side where there is room: at first the one that this browser gets, then
 * screens of the demo's fuel club. A testers' build lets its pages frame each other.
 */
export function Frames() {
  const { width } = usePreview()
  const screen = useMutation({ mutationFn: showScreen }, queryClient)
  const { variables: name = 'This browser', error, isPending } = screen
  // While another screen is set up, none is shown: it would go on as somebody whose session ends now.
  const shown = screen.isIdle ? { to: '/', missing: [] } : screen.data
  return (
    <section aria-label="Screens" className={styles.section}>
      <div className={own.row}>
        <SelectField
          defaultValue={width}
          key={width}
          label="Width"
          onChange={({ target }) => choose({ width: widths.find((one) => one === target.value) ?? 'full' })}
          options={widths.map((one) => ({ value: one, label: widthNames[one] }))}
        />
        {Object.keys(screens).map((one) => (
          <Button
            aria-pressed={one === name && shown !== undefined}
            key={one}
            loading={one === name && isPending}
            onClick={() => screen.mutate(one)}
            tone={one === name && shown ? 'primary' : 'quiet'}
          >
            {one}
          </Button>
        ))}
      </div>
      <p className={styles.quiet}>
        The portal’s own pages in these colours. A screen is that of a member of the demo’s fuel club: showing
        it begins this browser’s demo anew, as a situation does, so whoever is signed in here is signed out.
      </p>
      <div aria-live="polite">
        {error && <Line tone="error">This screen cannot be shown: {error.message}</Line>}
        {shown && shown.missing.length > 0 && (
          <p className={styles.quiet}>Could not be set up here: {shown.missing.join('; ')}.</p>
        )}
      </div>
      {shown && (
        <div className={own.pair}>
          {(['light', 'dark'] as const).map((scheme) => (
            <Frame address={shown.to} key={`${name} ${scheme}`} name={name} scheme={scheme} />
          ))}
        </div>
      )}
    </section>
  )
}
