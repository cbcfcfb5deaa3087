import { Button } from '#islands/ui/button.tsx'
import { LazyDialog } from '#islands/ui/dialog/dialog-lazy.tsx'
import type { Elements } from '#islands/ui/elements.ts'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import type { Attempt } from '#lib/domain/call-error.ts'

interface RemovalQuestionProps {
  /** `failure`: the reason why the last try failed, where nothing else says it. */
  question: {
    readonly isOpen: boolean
    readonly isBusy: boolean
    readonly failure?: Attempt
    readonly confirm: () => void
    readonly dismiss: () => void
  }
  says: { readonly title: () => string; readonly confirm: () => string; readonly keep: () => string }
  /** The sentence that is added when the reply was lost. */
  unsure?: string | undefined
  /** Returns the element that gets the focus after closing; null means the button that opened the dialog. */
  after?: (() => HTMLElement | null) | undefined
  children: Elements
}

/** The question before an item of a list is removed, or a coupon put back. CON-4, CPN-6, PRF-3, PRF-6. */
export function RemovalQuestion({ question, says, unsure, after, children }: RemovalQuestionProps) {
  const { isOpen, isBusy, failure, confirm, dismiss } = question
  return (
    <LazyDialog
      actions={
        <>
          <Button loading={isBusy} onClick={confirm} tone="danger" wide>
            {says.confirm()}
          </Button>
          <Button aria-disabled={isBusy} onClick={dismiss} wide>
            {says.keep()}
          </Button>
        </>
      }
      {...(after && { finalFocus: after })}
      onClose={dismiss}
      open={isOpen}
      title={says.title()}
    >
      {children}
      {failure && <AttemptLine {...failure} unsure={unsure} />}
    </LazyDialog>
  )
}
