import { useWords } from '#lib/i18n/use-words.ts'
import { pathTo } from '#lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { AddressesDrawing } from '../ui/state/drawings.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'

const list = pathTo('/delivery-addresses')

/** An address that is not there: removed elsewhere, or never was. */
export function NoAddress() {
  const { addresses } = useWords()
  return (
    <Card role="status">
      <EmptyState
        action={
          <ButtonLink href={list} data-return>
            {addresses.back()}
          </ButtonLink>
        }
        drawing={<AddressesDrawing />}
        text={addresses.gone()}
      />
    </Card>
  )
}
