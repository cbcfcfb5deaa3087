import { css } from '#styled/css'
import { Button } from '../button.tsx'

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
export function TermsActions({ isGated, canAgree, send, words }: TermsActionsProps) {
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
