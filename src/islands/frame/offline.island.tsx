import { useEffect } from 'react'
import { Button, ButtonLink } from '#islands/ui/button.tsx'
import { island } from '#islands/ui/island.tsx'
import { onceHostAnswers } from '#lib/browser/host-answers.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'

const reload = () => location.reload()

const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '4' })

/** The page that the worker answers with in place of one that it has not stored, while the host is not reached: another try. OFF-1. */
export const OfflineIsland = island(() => {
  const { common, frame } = useWords()
  useEffect(() => onceHostAnswers(reload), [])
  return (
    <div className={buttons}>
      <Button onClick={reload} tone="primary">
        {common.retry()}
      </Button>
      <ButtonLink href="/">{frame.fallback.home()}</ButtonLink>
    </div>
  )
})
