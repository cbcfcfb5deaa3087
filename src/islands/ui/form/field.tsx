import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { field } from '#styled/recipes'

/** The parts that every labelled control shows around itself. */
export interface Labelled {
  label: string
  /** A sentence of help under the control. */
  help?: ReactNode
  /** The error and its remedy; shown in place and announced. */
  error?: string | undefined
}

/** The error of a control in its place; announced when it appears. */
export function FieldError({ error, id }: { error: string | undefined; id: string }) {
  return (
    <div aria-live="polite">
      {error && (
        <p className={field().error} id={id}>
          <CircleAlertIcon />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

interface FieldFrameProps extends Labelled {
  kind?: 'text' | 'code' | undefined
  /** Draws the control; it spreads what it is given, which ties it to its label, help and error. */
  children: (control: {
    id: string
    className: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}

/** Label above, the control, then the error and the help. What may be left empty says so in its label; no field has a star. */
export function FieldFrame({ label, help, error, kind, children }: FieldFrameProps) {
  const styles = field({ kind })
  const id = useId()
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        {children({
          id,
          className: styles.input,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy || undefined,
        })}
      </div>
      <FieldError error={error} id={`${id}-error`} />
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

type FieldProps = Labelled &
  Omit<ComponentProps<'input'>, 'type' | 'value'> & { type?: 'text' | 'tel' | 'email' | undefined }

/** A text field. It is uncontrolled: read it through its `ref`, `name` or `onChange`. */
export function Field({ label, help, error, type = 'text', ...rest }: FieldProps) {
  return (
    <FieldFrame {...{ label, help, error }}>
      {(control) => <input {...rest} {...control} type={type} />}
    </FieldFrame>
  )
}

/** A phone number, typed as people write it; uncontrolled. What it reads as is up to `readPhone` of phones.store.ts. */
export function PhoneField(props: Omit<FieldProps, 'type' | 'inputMode'>) {
  return <Field autoComplete="tel" name="phone" {...props} inputMode="tel" type="tel" />
}
