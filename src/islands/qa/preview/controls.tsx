import { Button } from '#islands/ui/button.tsx'
import { CheckField } from '#islands/ui/form/choice.tsx'
import { colourKeys, colourSettings } from '#lib/design/colour-settings.ts'
import { hexOf } from '#lib/design/contrast-table.ts'
import { seenColour, type Variables } from '#lib/design/resolve.ts'
import { themeVariables } from '#lib/design/variables.ts'
import { css } from '#styled/css'
import { choose, usePreview } from './address.ts'
import { ColourField } from './colour-field.tsx'
import { groupName } from './names.ts'
import { Paste } from './paste.tsx'
import { sense, settingsOf } from './themed.ts'

const styles = {
  root: css({ display: 'flex', flexDirection: 'column', gap: '4' }),
  head: css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '2' }),
  title: css({ textStyle: 'heading' }),
  group: css({ borderTop: 'hairline', paddingBlock: '2' }),
  summary: css({ textStyle: 'label', paddingBlock: '2', minHeight: 'touch', cursor: 'pointer' }),
  fields: css({ display: 'grid', gap: '3', paddingBlock: '2' }),
}

const groups = [...new Set(colourKeys.map(groupName))].map(
  (name) => [name, colourKeys.filter((key) => groupName(key) === name)] as const,
)

const variableOf = new Map([...colourSettings].map(([variable, key]) => [key, variable]))

/** The colour of a setting as members see it. */
const seenAs = (drawn: Variables, key: string): string => {
  const variable = variableOf.get(key)
  return hexOf((variable && seenColour(drawn, variable, sense())) ?? [255, 255, 255])
}

/** The colours of a club, group by group; before them a box for settings that are there already. */
export function Controls() {
  const preview = usePreview()
  const { colours, dark } = preview
  const drawn = themeVariables(settingsOf(preview), sense())
  return (
    <section aria-label="Colours" className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title}>Colours</h2>
        <Button onClick={() => choose({ colours: {}, dark: true })} size="small">
          Start anew
        </Button>
      </div>
      <Paste />
      <CheckField
        checked={dark}
        help="VISUAL.dark: made of these colours, for members whose system asks for it."
        label="A dark theme"
        onChange={({ target }) => choose({ dark: target.checked })}
      />
      <div>
        {groups.map(([name, keys], index) => (
          <details className={styles.group} key={name} open={index === 0}>
            <summary className={styles.summary}>{name}</summary>
            <div className={styles.fields}>
              {keys.map((key) => (
                <ColourField key={key} name={key} seen={seenAs(drawn, key)} value={colours[key] ?? ''} />
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
