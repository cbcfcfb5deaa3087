import type { ComponentProps } from 'react'
import type { TimeLeft } from '#lib/domain/time-left.ts'
import { waitText } from '#lib/i18n/form-text.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { Button } from '../button.tsx'
import type { Elements } from '../elements.ts'
import { Form } from '../form/form.tsx'
import { formStyles } from '../form/form-styles.ts'
import { AlertLine } from '../text/line.tsx'

interface FormShellProps extends Pick<ComponentProps<typeof Form>, 'onSubmit' | 'ref'> {
  name: string
  view: {
    /** The field to go back to, anew at each round. */
    readonly focus: string | undefined
    readonly round: number
    readonly busy: boolean
    /** The time for which no other try is accepted. */
    readonly wait?: TimeLeft | undefined
  }
  alert: string | undefined
  submit: string
  children: Elements
  remedies?: Elements
  below?: Elements
}

/** A form of signing in or up around its fields: it is checked here and not by the browser, and says what is wrong in place. */
export function FormShell(props: FormShellProps) {
  const { name, view, alert, submit, onSubmit } = props
  const words = useWords()
  return (
    <Form aria-label={name} className={formStyles.form} onSubmit={onSubmit} ref={props.ref} view={view}>
      {props.children}
      <AlertLine>{alert}</AlertLine>
      {view.wait && <p className={formStyles.wait}>{waitText(words, view.wait)}</p>}
      {props.remedies}
      <Button aria-disabled={view.wait !== undefined} loading={view.busy} tone="primary" type="submit" wide>
        {submit}
      </Button>
      {props.below}
    </Form>
  )
}
