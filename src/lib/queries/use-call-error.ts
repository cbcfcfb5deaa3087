import { useState } from 'react'
import { type QueryErrorName, queryErrorName } from '../domain/call-error.ts'

/** Returns the reason why a query failed. Where there is nothing to show it stays during further tries, so that the retry button does too. */
export function useCallError({ data, error }: { data: unknown; error: unknown }): QueryErrorName | undefined {
  const [last, setLast] = useState<QueryErrorName>()
  const name = error ? queryErrorName(error) : undefined
  if (name && name !== last) setLast(name)
  return data === undefined ? (name ?? last) : name
}
