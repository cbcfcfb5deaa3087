import { Button } from '#islands/ui/button.tsx'
import { LazyDialog } from '#islands/ui/dialog/dialog-lazy.tsx'
import type { Elements } from '#islands/ui/elements.ts'
import { partStyles } from '#islands/ui/part-styles.ts'
import { AttemptLine } from '#islands/ui/shapes/attempt-line.tsx'
import type { Attempt } from '#lib/domain/attempt.ts'

interface RemovalQuestionProps {
  /** `refusal`: the reason why the last try failed, where nothing else says it. */
  view: { readonly asks: boolean; readonly removing: boolean; readonly refusal?: Attempt }
  send: (event: { type: 'confirmed' | 'dismissed' }) => void
  says: { readonly title: () => string; readonly confirm: () => string; readonly keep: () => string }
  /** The sentence that is added when the reply was lost. */
  unsure?: string | undefined
  /** Returns the element that gets the focus after closing; null means the button that opened the dialog. */
  after?: (() => HTMLElement | null) | undefined
  children: Elements
}

/** The question before an item of a list is removed, or a coupon put back. CON-4, CPN-6, PRF-3, PRF-6. */
export function RemovalQuestion({ view, send, says, unsure, after, children }: RemovalQuestionProps) {
  const dismiss = () => send({ type: 'dismissed' })
  return (
    <LazyDialog
      actions={
        <>
          <Button loading={isBusy} onClick={confirm} tone="danger" wide>
            {says.confirm()}
          </Button>
          <Button aria-disabled={isBusy || undefined} onClick={dismiss} wide>
            {says.keep()}
          </Button>
        </>
      }
      {...(after && { finalFocus: after })}
      onClose={dismiss}
      open={isOpen}
      title={says.title()}
    >
      <div className={partStyles.part}>
        {children}
        {view.refusal && <AttemptLine {...view.refusal} unsure={unsure} />}
      </div>
    </LazyDialog>
  )
}
