import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Member } from '#lib/domain/member.ts'
import { isWithoutPoints } from '#lib/domain/points/points.ts'
import { memberQuery } from '#lib/queries/member.ts'
import { queryClient } from '#lib/queries/query-client.ts'
import { transactionsQuery } from '#lib/queries/transactions.ts'

/** Returns the signed-in member if nothing has moved on their account yet; undefined until that is known. */
export function useNewMember(isMember: boolean): Member | undefined {
  const { data: member } = useQuery({ ...memberQuery, enabled: isMember }, queryClient)
  const { data: transactions } = useInfiniteQuery({ ...transactionsQuery, enabled: isMember }, queryClient)
  const isNew = isMember && member !== undefined && isWithoutPoints(member) && transactions?.length === 0
  return isNew ? member : undefined
}
