import { useEffect, useEffectEvent, useRef } from 'react'
import { watchEnd } from '#lib/browser/watch-end.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import type { ConsentDialogView } from '#machines/consents/consent-dialog.machine.ts'
import { css } from '#styled/css'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { ErrorState } from '../state/error-state.tsx'
import { Skeletons } from '../state/skeleton.tsx'
import { Prose } from '../text/prose.tsx'

interface TermsDialogProps extends ConsentDialogView {
  /** The machine itself hears what is done. */
  send: (event: { type: 'endSeen' | 'agreed' | 'disagreed' | 'dismissed' | 'retried' }) => void
}

const styles = {
  // WHL-7: the text scrolls within 500 px; where a screen is lower the box gives way, so that no other part scrolls.
  box: css({
    height: 'terms',
    minHeight: '12',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Room for the ring of the focus; the text stays in line with the title.
    marginInline: '-2',
    paddingInline: '2',
    borderBlock: 'hairline',
    paddingBlock: '3',
  }),
  status: css({ textStyle: 'small', color: 'muted' }),
}

/** The text of a consent, which has the focus, so that keys scroll it. Import `terms-dialog-lazy.ts` instead. CON-1, CON-2. */
export function TermsDialog(props: TermsDialogProps) {
  const { open, title, wording, isAsked, isGated, watchesEnd, canAgree, callError, send } = props
  const { common, consents, errors } = useWords()
  const text = useRef<HTMLElement>(null)
  const watch = useEffectEvent((element: HTMLElement) => watchEnd(element, () => send({ type: 'endSeen' })))
  const dismiss = () => send({ type: 'dismissed' })

  useEffect(() => (watchesEnd && text.current ? watch(text.current) : undefined), [watchesEnd])

  return (
    <Dialog
      actions={
        isAsked ? (
          <>
            {isGated && (
              <p className={styles.status} role="status">
                {canAgree ? consents.mayAgree() : consents.scrollHint()}
              </p>
            )}
            <Button disabled={!canAgree} onClick={() => send({ type: 'agreed' })} tone="confirm">
              {consents.agree()}
            </Button>
            <Button onClick={() => send({ type: 'disagreed' })}>{consents.disagree()}</Button>
          </>
        ) : (
          <Button onClick={dismiss}>{common.close()}</Button>
        )
      }
      close={isAsked ? consents.close() : undefined}
      initialFocus={() => text.current}
      onClose={dismiss}
      open={open}
      size="wide"
      title={title || consents.title()}
    >
      {callError ? (
        <ErrorState
          answer={{ isFetching: false, refetch: () => send({ type: 'retried' }) }}
          text={callError.serverMessage ?? errors[callError.name]()}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by keys
        <section aria-label={consents.text()} className={styles.box} ref={text} tabIndex={0}>
          {wording ? <Prose html={wording.html} /> : <Skeletons count={8} />}
        </section>
      )}
    </Dialog>
  )
}
