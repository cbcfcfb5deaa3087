import { type ComponentProps, type ReactNode, useId } from 'react'
import { choice } from '#styled/recipes'
import { FieldError } from './field.tsx'

interface OptionProps extends Omit<ComponentProps<'input'>, 'children'> {
  label: ReactNode
  help?: ReactNode
  tile?: boolean | undefined
}

function Option({ label, help, tile = false, ...rest }: OptionProps) {
  const styles = choice({ kind: tile ? 'tile' : 'plain' })
  return (
    <label className={styles.option}>
      <input {...rest} className={styles.input} />
      <span className={styles.text}>
        <span>{label}</span>
        {help && <span className={styles.help}>{help}</span>}
      </span>
    </label>
  )
}

type CheckFieldProps = Omit<OptionProps, 'type'> & { error?: string | undefined }

/** One thing to tick. A press anywhere on its words ticks it. */
export function CheckField({ error, ...rest }: CheckFieldProps) {
  const id = useId()
  const describedBy = [error && id, rest['aria-describedby']].filter(Boolean).join(' ')
  return (
    <div>
      <Option
        {...rest}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
        type="checkbox"
      />
      <FieldError error={error} id={id} />
    </div>
  )
}

interface ChoiceGroupProps extends Pick<ComponentProps<'input'>, 'defaultValue' | 'onChange'> {
  legend: string
  name: string
  options: readonly { value: string; label: ReactNode; help?: ReactNode }[]
  error?: string | undefined
}

/** One of a few things, all visible as tiles. Uncontrolled. */
export function ChoiceGroup({ legend, name, options, error, defaultValue, onChange }: ChoiceGroupProps) {
  const styles = choice()
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <Option
          {...option}
          defaultChecked={option.value === defaultValue}
          key={option.value}
          name={name}
          onChange={onChange}
          tile
          type="radio"
        />
      ))}
      <FieldError error={error} id={id} />
    </fieldset>
  )
}
