import { isAbsent } from '#lib/api/is-absent.ts'
import { persisted } from './persisted.ts'

/** An answer to a call that a platform may lack. */
export interface Optional {
  /** The platform has no such call. */
  readonly isAbsent: boolean
}

/**
 * Returns the parts of a query whose call a platform may lack: `none` stands for its answer then, and is asked for only
 * once in a session. What the platform does answer is asked for anew by each screen.
 */
export const optionalCall = <TAnswer extends Optional>(
  queryKey: string[],
  ask: () => Promise<TAnswer>,
  none: TAnswer,
) => ({
  queryKey,
  // Of what the platform does answer nothing is stored.
  ...persisted(
    queryKey,
    () => none,
    (answer) => (answer as TAnswer).isAbsent,
  ),
  queryFn: (): Promise<TAnswer> =>
    ask().catch((error) => {
      if (isAbsent(error)) return none
      throw error
    }),
  staleTime: ({ state: { data } }: { readonly state: { readonly data: TAnswer | undefined } }) =>
    data?.isAbsent ? ('static' as const) : 0,
})
