import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import { useId, useState } from 'react'
import { legalColour } from '#lib/design/variables.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { choose, readAddress } from './address.ts'
import { settingName } from './names.ts'
import { sense } from './themed.ts'

const styles = {
  row: css({ display: 'grid', gridTemplateColumns: '[2.75rem minmax(0, 1fr)]', gap: '2' }),
  swatch: css({ width: 'touch', height: '12', cursor: 'pointer' }),
}

const set = (name: string, value: string) =>
  choose({ colours: { ...readAddress(location.hash).colours, [name]: value } })

interface ColourFieldProps {
  /** The key of the setting. */
  name: string
  /** The value that is set; '' for none. */
  value: string
  /** The colour that members see, `#rrggbb`, as the browser's own picker takes it. */
  seen: string
}

/** A colour to pick or to type in any CSS notation. A value that the portal would refuse stays here, with a message. */
export function ColourField({ name, value, seen }: ColourFieldProps) {
  const [refused, setRefused] = useState<string>()
  const id = useId()
  const parts = field()
  const label = settingName(name)
  const wrong = refused ?? (value !== '' && legalColour(value, sense()) === undefined ? value : undefined)
  const write = (typed: string) => {
    const fine = typed === '' || legalColour(typed, sense()) !== undefined
    setRefused(fine ? undefined : typed)
    if (fine) set(name, typed)
  }
  return (
    <div className={parts.root}>
      <label className={parts.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          aria-label={`Pick: ${label.toLowerCase()}`}
          className={styles.swatch}
          onChange={({ target }) => write(target.value)}
          type="color"
          value={seen}
        />
        <input
          aria-describedby={`${id}-help`}
          aria-invalid={wrong === undefined ? undefined : true}
          autoComplete="off"
          className={parts.input}
          id={id}
          onChange={({ target }) => write(target.value.trim())}
          placeholder={seen}
          spellCheck={false}
          type="text"
          value={refused ?? value}
        />
      </div>
      <div aria-live="polite">
        {wrong !== undefined && (
          <p className={parts.error}>
            <CircleAlertIcon />
            The portal takes no such colour. Try one like #0b7478.
          </p>
        )}
      </div>
      <p className={parts.help} id={`${id}-help`}>
        {name}
      </p>
    </div>
  )
}
