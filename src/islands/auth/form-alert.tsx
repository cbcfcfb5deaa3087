import { AlertIcon } from '../ui/icons/alert.tsx'
import { Line } from '../ui/marks.tsx'
import { look } from './look.ts'

interface FormAlertProps {
  /** Why the form was not taken; read out when it comes. */
  text: string | undefined
  /** When it can be tried again; it counts down, so it is not read out by itself. */
  wait?: string | undefined
}

/** What is wrong with a form as a whole, in its place. */
export function FormAlert({ text, wait }: FormAlertProps) {
  return (
    <>
      <div role="alert" hidden={!text}>
        {text && (
          <Line tone="error" icon={<AlertIcon />}>
            {text}
          </Line>
        )}
      </div>
      {wait && <p className={look.wait}>{wait}</p>}
    </>
  )
}
