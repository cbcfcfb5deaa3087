import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { failedAgain, needsConfirmation, untried } from '../domain/call-error.ts'
import { type LeftReport, reportIfLeft } from './left-report.ts'
import { queryClient } from './query-client.ts'

/**
 * A mutation that a press starts: one at a time, however often the member presses (FT-27). `call` gets a signal that is
 * aborted when the member leaves this part of the page; a call that changes something does not pass it on, and `left`
 * reports its outcome. After a lost reply `attempt` stays unsure until a try succeeds (FT-28).
 */
export function useAttempt<Input = void>(
  call: (signal: AbortSignal, input: Input) => Promise<unknown>,
  left?: LeftReport<unknown>,
) {
  const [attempt, setAttempt] = useState(untried)
  const underWay = useRef<AbortController>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])
  const { mutate, reset, ...mutation } = useMutation(
    {
      mutationFn: ({ input, signal }: { input: Input; signal: AbortSignal }) =>
        reportIfLeft(call(signal, input), signal, left),
      onSuccess: () => setAttempt(untried),
      onError: (error) => setAttempt((before) => failedAgain(before, error)),
      onSettled: () => {
        underWay.current = undefined
      },
    },
    queryClient,
  )
  /** The platform wants to know first that it is the member: no failure, but a question. LCK-2. */
  const needsProof = mutation.isError && needsConfirmation(mutation.error)
  return {
    ...mutation,
    needsProof,
    attempt: mutation.isPending || needsProof ? { ...attempt, callError: undefined } : attempt,
    start: (input: Input) => {
      if (underWay.current) return
      underWay.current = new AbortController()
      mutate({ input, signal: underWay.current.signal })
    },
    /** Forgets the last failure, unless another try is under way; what is not sure stays so. */
    reset: () => {
      if (underWay.current) return
      setAttempt((before) => ({ ...before, callError: undefined }))
      reset()
    },
  }
}
