import { useState } from 'react'
import { type TroubleName, troubleOf } from '../domain/trouble.ts'

/**
 * Why a query failed, for the screen that asked; undefined while all is well. Where there is nothing to show, the reason
 * stays through further tries, so that the retry button does not go away under the member's finger.
 */
export function useTrouble({ data, error }: { data: unknown; error: unknown }): TroubleName | undefined {
  const [last, setLast] = useState<TroubleName>()
  const name = error ? troubleOf(error).name : undefined
  if (name && name !== last) setLast(name)
  return data === undefined ? (name ?? last) : name
}
