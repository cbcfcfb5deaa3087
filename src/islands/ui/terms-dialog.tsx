import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from '#styled/css'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorState } from './error-state.tsx'
import { Prose } from './prose.tsx'
import { Skeletons } from './skeleton.tsx'

interface TermsDialogProps {
  open: boolean
  title: string
  /** The safe text; undefined while it loads, or when it failed to. */
  html: TrustedHTML | string | undefined
  failed: boolean
  /** The words of the dialog. */
  says: {
    readonly close: string
    readonly text: string
    readonly loading: string
    readonly error: string
    readonly retry: string
  }
  /** Agree and disagree; without them the text is only read. */
  choice?: {
    readonly agree: string
    readonly disagree: string
    readonly canAgree: boolean
    /** Why one cannot agree yet. */
    readonly hint: string | undefined
    readonly onAgree: () => void
    readonly onDisagree: () => void
  }
  /** Calls back when the end of the text is in view; returns what stops watching. */
  watchEnd?: ((box: HTMLElement) => () => void) | undefined
  onRetry: () => void
  onClose: () => void
}

/** Spec §9: the text scrolls within 500 px. */
const box = css({
  height: 'terms',
  maxHeight: '[calc(100dvh - 18rem)]',
  minHeight: '24',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInlineEnd: '2',
  borderBlock: 'hairline',
  paddingBlock: '3',
})

/** The text of a consent: to be agreed to, or to be read. Spec §4 "Consent dialog". Fetch it through `on-demand.tsx`. */
export function TermsDialog(props: TermsDialogProps) {
  const { open, title, html, failed, says, choice, onRetry, onClose } = props
  const text = useRef<HTMLElement>(null)
  const watch = useEffectEvent((element: HTMLElement) => props.watchEnd?.(element))
  const watching = props.watchEnd !== undefined && html !== undefined

  useEffect(() => {
    return watching && text.current ? watch(text.current) : undefined
  }, [watching])

  return (
    <Dialog
      actions={
        choice ? (
          <>
            {choice.hint && <p className={css({ textStyle: 'small', color: 'muted' })}>{choice.hint}</p>}
            <Button disabled={!choice.canAgree} onClick={choice.onAgree} tone="confirm">
              {choice.agree}
            </Button>
            <Button onClick={choice.onDisagree}>{choice.disagree}</Button>
          </>
        ) : (
          <Button onClick={onClose}>{says.close}</Button>
        )
      }
      close={says.close}
      onClose={onClose}
      open={open}
      size="wide"
      title={title}
    >
      {failed ? (
        <ErrorState onRetry={onRetry} retry={says.retry} text={says.error} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by keys
        <section aria-label={says.text} className={box} ref={text} tabIndex={0}>
          {html === undefined ? <Skeletons count={8} label={says.loading} /> : <Prose html={html} />}
        </section>
      )}
    </Dialog>
  )
}
