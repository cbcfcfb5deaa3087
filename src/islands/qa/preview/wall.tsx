import { useEffect, useLayoutEffect, useMemo } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { paintTheme } from '#lib/design/paint.ts'
import { schemeVariables } from '#lib/design/variables.ts'
import { htmlLang } from '#lib/i18n/locale.ts'
import { useLocale, useWords } from '#lib/i18n/use-words.ts'
import { chooseLocale } from '#lib/i18n/words.ts'
import { css } from '#styled/css'
import { readScheme, useHash, usePreview } from './address.ts'
import { groups } from './groups.ts'
import { lengthened } from './long-words.ts'
import { Group } from './specimen.tsx'
import { heldIn, sense, settingsOf } from './themed.ts'
import { Spoken } from './use-spoken.ts'
import { useThemeName } from './use-theme-name.ts'

const styles = {
  layout: css({
    display: { lg: 'grid' },
    gridTemplateColumns: '[180px minmax(0, 1fr)]',
    gap: '8',
    overflowWrap: 'anywhere',
  }),
  index: css({
    position: { lg: 'sticky' },
    top: '4',
    alignSelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: { lg: 'column' },
    columnGap: '4',
    paddingBlock: '4',
    textStyle: 'small',
    '& > button': { justifyContent: 'start' },
  }),
}

const goTo = (id: string) => {
  const heading = document.getElementById(id)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}

/** Every part of the kit in every state, in the colours and the language that the address says. */
export function Wall() {
  const preview = usePreview()
  const { locale, long } = preview
  const scheme = readScheme(useHash())
  const themeName = useThemeName()
  const words = useWords()
  const spoken = useLocale()
  const shownWords = useMemo(() => (long ? lengthened(words) : words), [long, words])
  useLayoutEffect(() => {
    const variables = { ...(scheme && heldIn(scheme)), ...schemeVariables(settingsOf(preview), sense()) }
    paintTheme(variables, '')
  }, [preview, scheme])
  useEffect(() => void chooseLocale(locale), [locale])
  useEffect(() => {
    document.documentElement.lang = htmlLang(spoken)
  }, [spoken])
  useEffect(
    () => document.querySelector('main')?.setAttribute('aria-label', `Specimens${themeName}`),
    [themeName],
  )
  return (
    <Spoken value={shownWords}>
      <div className={styles.layout}>
        <nav aria-label={`Groups${themeName}`} className={styles.index}>
          {groups.map(({ id, title }) => (
            <Button key={id} onClick={() => goTo(id)} tone="link">
              {title}
            </Button>
          ))}
        </nav>
        <div>
          {groups.map(({ id, title, Specimens }) => (
            <Group id={id} key={id} title={title}>
              <Specimens />
            </Group>
          ))}
        </div>
      </div>
    </Spoken>
  )
}
