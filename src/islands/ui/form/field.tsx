import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { field } from '#styled/recipes'

/** The parts that every labelled control shows around itself. */
export interface Labelled {
  label: string
  /** A sentence of help under the control. */
  help?: ReactNode
  /** The error and its remedy; shown in place and announced. */
  error?: string | undefined
}

/** Ids and aria attributes that tie a control to its label, help and error. */
export function useFieldIds({ help, error }: Pick<Labelled, 'help' | 'error'>) {
  const id = useId()
  const ids = { input: id, help: `${id}-help`, error: `${id}-error` }
  const describedBy = [error && ids.error, help && ids.help].filter(Boolean).join(' ')
  return {
    ids,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  }
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

interface FrameProps extends Labelled {
  ids: { input: string; help: string; error: string }
  kind?: 'text' | 'code' | undefined
  required?: boolean | undefined
  children: ReactNode
}

/** Label above, the control, then the error and the help. */
export function FieldFrame({ label, help, error, ids, kind, required, children }: FrameProps) {
  const styles = field({ kind })
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={ids.input}>
        <span>{label}</span>
        {required && <span aria-hidden="true"> *</span>}
      </label>
      <div className={styles.box}>{children}</div>
      <FieldError error={error} id={ids.error} />
      {help && (
        <p className={styles.help} id={ids.help}>
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
  const { ids, aria } = useFieldIds({ help, error })
  return (
    <FieldFrame {...{ label, help, error, ids }} required={rest.required}>
      <input {...rest} {...aria} className={field().input} id={ids.input} type={type} />
    </FieldFrame>
  )
}
