import { AlertLine } from '../text/line.tsx'
import { formStyles } from './form-styles.ts'

interface FormAlertProps {
  /** The reason why the form was not accepted; announced when it appears. */
  text: string | undefined
  /** The time until the next try, which counts down, so it is not announced by itself. */
  wait?: string | undefined
}

/** Shows the error of a form as a whole, in its place. */
export function FormAlert({ text, wait }: FormAlertProps) {
  return (
    <>
      <AlertLine>{text}</AlertLine>
      {wait && <p className={formStyles.wait}>{wait}</p>}
    </>
  )
}
