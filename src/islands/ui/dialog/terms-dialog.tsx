import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from '#styled/css'
import { Button } from '../button.tsx'
import { ErrorState } from '../state/error-state.tsx'
import { Skeletons } from '../state/skeleton.tsx'
import { Prose } from '../text/prose.tsx'
import { Dialog } from './dialog.tsx'

/** A wording of the dictionary. */
type Sentence = () => string

interface TermsDialogProps {
  /** True while the dialog is open; from the view of the machine `consent-dialog`, as all up to `canAgree`. */
  open: boolean
  title: string
  wording: { readonly html: TrustedHTML | string } | undefined
  isAsked: boolean
  isGated: boolean
  watchesEnd: boolean
  canAgree: boolean
  /** The reason why the text was not loaded, in words. */
  failed: string | undefined
  /** The machine itself hears what is done. */
  send: (event: { type: 'endSeen' | 'agreed' | 'disagreed' | 'dismissed' | 'retried' }) => void
  /** Calls back when the end of the text is in view; returns what stops watching. */
  watchEnd: (box: HTMLElement, onSeen: () => void) => () => void
  /** The dictionary. */
  words: {
    readonly common: { readonly [K in 'close' | 'loading' | 'retry']: Sentence }
    readonly consents: {
      readonly [K in 'title' | 'text' | 'agree' | 'disagree' | 'close' | 'scrollHint' | 'mayAgree']: Sentence
    }
  }
}

/** WHL-7: the text scrolls within 500 px; where a screen is lower the box gives way, so that no other part scrolls. */
const box = css({
  height: 'terms',
  minHeight: '12',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the ring of the focus; the text stays in line with the title.
  marginInline: '-2',
  paddingInline: '2',
  borderBlock: 'hairline',
  paddingBlock: '3',
})

interface TermsActionsProps {
  /** Agreeing waits until the text has been read, or did so. */
  isGated: boolean
  canAgree: boolean
  send: (event: { type: 'agreed' | 'disagreed' }) => void
  words: {
    readonly consents: { readonly [K in 'agree' | 'disagree' | 'scrollHint' | 'mayAgree']: () => string }
  }
}

/** Agree and Disagree. The line above them changes its words and stays, so that nothing moves under the finger. */
function TermsActions({ isGated, canAgree, send, words }: TermsActionsProps) {
  return (
    <>
      {isGated && (
        <p className={css({ textStyle: 'small', color: 'muted' })} role="status">
          {canAgree ? words.consents.mayAgree() : words.consents.scrollHint()}
        </p>
      )}
      <Button disabled={!canAgree} onClick={() => send({ type: 'agreed' })} tone="confirm">
        {words.consents.agree()}
      </Button>
      <Button onClick={() => send({ type: 'disagreed' })}>{words.consents.disagree()}</Button>
    </>
  )
}

/**
 * The text of a consent: to be agreed to, or to be read. The focus starts in the text, so that keys scroll it.
 * CON-1, CON-2. Import `terms-dialog-lazy.ts` instead of this.
 */
export function TermsDialog(props: TermsDialogProps) {
  const { open, title, wording, isAsked, isGated, watchesEnd, canAgree, failed, send, words } = props
  const text = useRef<HTMLElement>(null)
  const watch = useEffectEvent((element: HTMLElement) =>
    props.watchEnd(element, () => send({ type: 'endSeen' })),
  )
  const dismiss = () => send({ type: 'dismissed' })

  useEffect(() => {
    return watchesEnd && text.current ? watch(text.current) : undefined
  }, [watchesEnd])

  return (
    <Dialog
      actions={
        isAsked ? (
          <TermsActions {...{ isGated, canAgree, send, words }} />
        ) : (
          <Button onClick={dismiss}>{words.common.close()}</Button>
        )
      }
      close={isAsked ? words.consents.close() : words.common.close()}
      initialFocus={() => text.current}
      onClose={dismiss}
      open={open}
      size="wide"
      title={title || words.consents.title()}
    >
      {failed !== undefined ? (
        <ErrorState
          answer={{ isFetching: false, refetch: () => send({ type: 'retried' }) }}
          retry={words.common.retry()}
          text={failed}
        />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls must be reached by keys
        <section aria-label={words.consents.text()} className={box} ref={text} tabIndex={0}>
          {wording ? <Prose html={wording.html} /> : <Skeletons count={8} label={words.common.loading()} />}
        </section>
      )}
    </Dialog>
  )
}
