import { useRef, useState } from 'react'
import { Button } from '#islands/ui/button.tsx'
import { CheckField } from '#islands/ui/form/choice.tsx'
import { FieldFrame } from '#islands/ui/form/field.tsx'
import { Section } from '#islands/ui/section.tsx'
import { Line } from '#islands/ui/text/line.tsx'
import { settingFaults } from '#lib/build/doctor/settings-rules.ts'
import { readSettings } from '#lib/config/settings.ts'
import { colourKeys, colourSettings } from '#lib/design/colour-settings.ts'
import { hexOf } from '#lib/design/readable.ts'
import { type Variables, visibleColour } from '#lib/design/resolve.ts'
import { legalColour, themeVariables } from '#lib/design/variables.ts'
import { css } from '#styled/css'
import { styles } from '../styles.ts'
import { choose, chooseColour, type Preview, usePreview } from './address.ts'
import { groupName, sense, settingName, settingsOf, unchangedBy } from './theme.ts'

const own = {
  group: css({ borderTop: 'hairline', paddingBlock: '2' }),
  row: css({ flex: '1', display: 'grid', gridTemplateColumns: '[2.75rem minmax(0, 1fr)]', gap: '2' }),
  swatch: css({ width: 'touch', height: '12', cursor: 'pointer' }),
  box: css({ minHeight: '24', fontFamily: '[monospace]', textStyle: 'small', resize: 'vertical' }),
}

const groups = Map.groupBy(colourKeys, groupName)
const variableOf = new Map([...colourSettings].map(([variable, key]) => [key, variable]))

const seenAs = (drawn: Variables, key: string): string => {
  const variable = variableOf.get(key)
  return hexOf((variable && visibleColour(drawn, variable, sense())) ?? [255, 255, 255])
}

/** The colours of a club, group by group; before them a box for settings that are there already. */
export function Controls() {
  const preview = usePreview()
  const { colours, dark } = preview
  const drawn = themeVariables(settingsOf(preview), sense())
  return (
    <Section
      action={
        <Button onClick={() => choose({ colours: {}, dark: true })} size="small">
          Start anew
        </Button>
      }
      title="Colours"
    >
      <PasteForm />
      <CheckField
        checked={dark}
        help="VISUAL.dark: made of these colours, for members whose system asks for it."
        label="A dark theme"
        onChange={({ target }) => choose({ dark: target.checked })}
      />
      <div>
        {[...groups].map(([name, keys], index) => (
          <details className={own.group} key={name} open={index === 0}>
            <summary className={styles.summary}>{name}</summary>
            <div className={styles.section}>
              {keys.map((key) => (
                <ColourField
                  key={key}
                  name={key}
                  seen={seenAs(drawn, key)}
                  unchanged={unchangedBy(key, preview)}
                  value={colours[key] ?? ''}
                />
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}

interface ColourFieldProps {
  name: string
  value: string
  /** The colour that members see, `#rrggbb`, as the browser's own picker takes it. */
  seen: string
  /** The settings that would follow this colour, had the club not set them itself. */
  unchanged: readonly string[]
}

/** A colour to pick or to type in any CSS notation. A value that the portal would refuse stays here, with a message. */
function ColourField({ name, value, seen, unchanged }: ColourFieldProps) {
  // What was refused stands until the value changes otherwise, such as by pasted settings.
  const [typed, setTyped] = useState<{ readonly text: string; readonly over: string }>()
  const refused = typed?.over === value ? typed.text : undefined
  const label = settingName(name)
  const isLegal = (colour: string) => colour === '' || legalColour(colour, sense()) !== undefined
  const error =
    refused !== undefined || !isLegal(value)
      ? 'The portal takes no such colour. Try one like #0b7478.'
      : undefined
  const write = (text: string) => {
    setTyped(isLegal(text) ? undefined : { text, over: value })
    if (isLegal(text)) chooseColour(name, text)
  }
  const limits =
    unchanged.length === 0 ? '' : `. It does not change what the club sets itself: ${unchanged.join(', ')}`
  return (
    <FieldFrame error={error} help={name + limits} label={label}>
      {(control) => (
        <div className={own.row}>
          <input
            aria-label={`Pick: ${label.toLowerCase()}`}
            className={own.swatch}
            onChange={({ target }) => write(target.value)}
            type="color"
            value={seen}
          />
          <input
            {...control}
            autoComplete="off"
            onChange={({ target }) => write(target.value.trim())}
            placeholder={seen}
            spellCheck={false}
            type="text"
            value={refused ?? value}
          />
        </div>
      )}
    </FieldFrame>
  )
}

interface Pasted {
  readonly mistakes: readonly string[]
  readonly taken?: Pick<Preview, 'colours' | 'dark'>
}

const inner = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

/**
 * Reads public settings as the portal does: its own schema, its own rules for colours. Only colours and the dark theme
 * are taken, never links, pictures or CSS. Each mistake is a sentence that names its key. XS-25.
 */
const readPasted = (text: string): Pasted => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { mistakes: [`This is no JSON: ${error instanceof Error ? error.message : error}.`] }
  }
  // Within an answer of the platform, within its `data`, or by themselves.
  const general = inner(inner(json, 'data'), 'general') ?? inner(json, 'general') ?? json
  const settings = readSettings(general)
  const colours = colourKeys.flatMap((key) => {
    const value = legalColour(key.split('.').reduce<unknown>(inner, settings), sense())
    return value === undefined ? [] : [[key, value] as const]
  })
  const taken = { colours: Object.fromEntries(colours), dark: settings.VISUAL.dark }
  return { mistakes: settingFaults(general, sense()), taken }
}

/** A box for the public settings of a club as they are: their colours are taken, mistakes are listed. */
function PasteForm() {
  const box = useRef<HTMLTextAreaElement>(null)
  const [mistakes, setMistakes] = useState<readonly string[]>([])
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const read = readPasted(box.current?.value ?? '')
        setMistakes(read.mistakes)
        if (read.taken) choose(read.taken)
      }}
    >
      <FieldFrame label="Settings of a club (JSON)">
        {(control) => (
          <textarea {...control} className={`${control.className} ${own.box}`} ref={box} spellCheck={false} />
        )}
      </FieldFrame>
      <div aria-live="polite">
        {mistakes.length > 0 && (
          <Line tone="error">
            <ul className={styles.list}>
              {mistakes.map((mistake) => (
                <li key={mistake}>{mistake}</li>
              ))}
            </ul>
          </Line>
        )}
      </div>
      <Button type="submit">Take the colours</Button>
    </form>
  )
}
