import { useQuery } from '@tanstack/react-query'
import ChevronRightIcon from 'lucide-react/icons/chevron-right'
import { ButtonLink } from '#islands/ui/button.tsx'
import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { hasLeafletsQuery } from '#lib/queries/leaflets.ts'
import { queryClient } from '#lib/queries/query-client.ts'

/** The way to the leaflets, where the club has any. */
export function LeafletsLink() {
  const { leaflets } = useWords()
  const { data: has } = useQuery(hasLeafletsQuery, queryClient)
  if (!has) return null
  return (
    <div>
      <ButtonLink href={pathTo('/leaflets')} wide>
        <span>{leaflets.title()}</span>
        <ChevronRightIcon />
      </ButtonLink>
    </div>
  )
}
