import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../text/visually-hidden.tsx'

/** Characters that an eye takes in at once. */
const group = 4

/** A code to read from the screen, in groups, and to be read out character by character. */
export function CodeText({ code, ...rest }: { code: string } & ComponentProps<'p'>) {
  const groups = code.match(new RegExp(`.{1,${group}}`, 'gsu')) ?? [code]
  return (
    <p {...rest} translate="no">
      <VisuallyHidden>{[...code].join(' ')}</VisuallyHidden>
      <span aria-hidden="true" data-code="">
        {groups.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the code
          <span key={index}>{part}</span>
        ))}
      </span>
    </p>
  )
}
