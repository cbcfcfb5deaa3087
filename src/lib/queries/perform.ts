import type { CallOptions } from '#lib/api/client.ts'
import type { AnyEndpoint, Input, Output, Topic } from '#lib/api/endpoint.ts'
import { call } from './call.ts'
import { invalidateRecords } from './persisted.ts'
import { queryClient } from './query-client.ts'

/** Makes facts stale, also those that only the browser's storage has, and fetches again those that are on screen. */
export const refresh = async (topics: readonly Topic[]): Promise<void> => {
  for (const topic of topics) invalidateRecords(topic)
  await Promise.all(topics.map((topic) => queryClient.invalidateQueries({ queryKey: [topic] })))
}

/**
 * Calls a mutation, then refreshes exactly the topics its row names. SES-12. Fails with ApiError; after a reply
 * that was lost the topics are refreshed too, since the server may have done what was asked.
 */
export const perform = async <E extends AnyEndpoint>(
  row: E,
  input: Input<E>,
  options?: CallOptions,
): Promise<Output<E>> => {
  try {
    return await call(row, input, options)
  } finally {
    // Not awaited: what the member did is done; the lists follow.
    void refresh(row.refreshes)
  }
}
