import { useMachine } from '@xstate/react'
import type { Deal } from '#lib/domain/frame/deal.ts'
import { dealLogic } from '#machines/frame/deal.store.ts'
import { dealView } from '#machines/frame/deal.view.ts'

/** A deal's machine as its card needs it. */
export const useDeal = (deal: Deal) => {
  const [snapshot, send] = useMachine(dealLogic, { input: { body: deal.body } })
  return { ...dealView(snapshot, deal), send }
}
