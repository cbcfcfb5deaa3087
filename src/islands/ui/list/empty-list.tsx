import RotateCwIcon from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { EmptyState } from '../state/empty-state.tsx'

interface EmptyListProps {
  /** The query of the list. */
  answer: { readonly isRefetching: boolean; refetch(): unknown }
  /** One of `drawings.tsx`. */
  drawing: ReactNode
  text: string
  /** The words on the button that looks again. */
  again: string
}

/** A list with nothing in it now; another request is one press away. */
export function EmptyList({ answer, drawing, text, again }: EmptyListProps) {
  return (
    <EmptyState
      action={
        <Button icon={<RotateCwIcon />} loading={answer.isRefetching} onClick={() => void answer.refetch()}>
          {again}
        </Button>
      }
      drawing={drawing}
      text={text}
    />
  )
}
