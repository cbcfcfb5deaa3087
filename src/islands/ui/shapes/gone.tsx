import { css } from '#styled/css'
import { ButtonLink } from '../button.tsx'
import { CouponsDrawing, NewsDrawing, RewardsDrawing } from '../state/drawings.tsx'
import { EmptyState } from '../state/empty-state.tsx'

const drawings = { coupons: <CouponsDrawing />, news: <NewsDrawing />, rewards: <RewardsDrawing /> }

export interface GoneProps {
  /** The heading of the page, which is not seen. */
  title: string
  /** One sentence: it is not there any more, or never was. */
  text: string
  /** The words of the way to the list, and its path. */
  back: string
  list: string
  drawing: keyof typeof drawings
}

/** In place of an item that is not there. */
export const Gone = ({ title, text, back, list, drawing }: GoneProps) => (
  <>
    <h1 className={css({ srOnly: true })}>{title}</h1>
    <EmptyState
      action={<ButtonLink href={list}>{back}</ButtonLink>}
      drawing={drawings[drawing]}
      text={text}
    />
  </>
)
