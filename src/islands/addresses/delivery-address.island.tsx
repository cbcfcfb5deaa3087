import { useStore } from '@nanostores/react'
import { useMachine } from '@xstate/react'
import { useMemo, useState } from 'react'
import { pathname } from '#lib/browser/navigation.ts'
import {
  type Address,
  type AddressField,
  type AddressForm as AddressTexts,
  formOf,
  noAddress,
  ofEachField,
} from '#lib/domain/addresses/address.ts'
import { countryName } from '#lib/format/countries.ts'
import { countryOf } from '#lib/i18n/locale.ts'
import { useWords } from '#lib/i18n/use-words.ts'
import { idIn, pathTo } from '#lib/paths.ts'
import { addressEdit, restoreTyped, storeTyped } from '#machines/addresses/addresses.ts'
import { $club } from '#machines/club/club.store.ts'
import { formView } from '#machines/common/form.machine.ts'
import { $session } from '#machines/session/session.store.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Form } from '../ui/form/form.tsx'
import { typedIn } from '../ui/form/typed.ts'
import { island } from '../ui/island.tsx'
import { Live } from '../ui/live.tsx'
import { partStyles } from '../ui/part-styles.ts'
import { AddressFields } from '../ui/shapes/address-fields.tsx'
import { AttemptLine } from '../ui/shapes/attempt-line.tsx'
import { FormSkeleton } from '../ui/shapes/row-skeletons.tsx'
import { AddressesDrawing } from '../ui/state/drawings.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { OfAddresses } from './of-addresses.tsx'

const list = pathTo('/delivery-addresses')

/** An address that is not there: removed elsewhere, or never was. */
function NoAddress() {
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

interface AddressFormProps {
  /** The address that is changed; undefined for a new one. */
  id: string | undefined
  before: AddressTexts
  /** The ids of the addresses there are. */
  known: readonly string[]
}

/** Adding a delivery address, or changing one. What is typed waits through a reload. PRF-6. */
function AddressForm({ id, before, known }: AddressFormProps) {
  const words = useWords()
  const { settings, locale: kept } = useStore($club)
  const [machine] = useState(() => addressEdit({ id, before, known }))
  const [snapshot, send] = useMachine(machine)
  const view = formView(snapshot)
  const home = settings.GENERAL.country || countryOf(kept)
  const initial = useMemo(() => {
    const own = id === undefined && home ? { country: countryName(home, kept) } : {}
    return restoreTyped(id, { ...before, ...own })
  }, [id, before, home, kept])
  if (view.done && view.sent === 'gone') return <NoAddress />
  return (
    <Card>
      <Form
        aria-label={words.addresses.form()}
        className={partStyles.part}
        onSubmit={(form) =>
          send({ type: 'submitted', values: ofEachField((field: AddressField) => typedIn(form, field)) })
        }
        view={view}
      >
        <AddressFields
          errors={view.fieldErrors}
          initial={initial}
          onTyped={(field, typed) => {
            storeTyped(id, field, typed)
            send({ type: 'typed', field })
          }}
        />
        <AttemptLine callError={view.failure} isUnsure={view.isUnsure} unsure={words.addresses.unsure()} />
        <div className={partStyles.line}>
          <Button loading={view.busy} tone="primary" type="submit">
            {words.addresses.save()}
          </Button>
          <ButtonLink href={list} data-return>
            {words.common.cancel()}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  )
}

/** The form of an address of the list. It stays as it came, though the list may lose its address meanwhile. */
function Known({ id, list, fresh }: { id: string; list: readonly Address[]; fresh: boolean }) {
  const found = list.find((address) => address.id === id)
  const [first, setFirst] = useState(found)
  if (found && !first) setFirst(found)
  const before = useMemo(() => first && formOf(first), [first])
  if (before) return <AddressForm before={before} id={id} known={[]} />
  return fresh ? <NoAddress /> : <FormSkeleton />
}

/** One address: the one that the page's address names, else a new one. */
function AddressScreen({ id }: { id: string | undefined }) {
  return (
    <OfAddresses>
      {(list, fresh) =>
        id === undefined ? (
          <AddressForm before={noAddress} id={id} known={list.map((address) => address.id)} />
        ) : (
          <Known fresh={fresh} id={id} list={list} />
        )
      }
    </OfAddresses>
  )
}

/** The screens `/delivery-address` and `/delivery-address/{id}`. PRF-6. */
export const DeliveryAddressIsland = island(() => {
  const { who } = useStore($session, { ssr: 'initial' })
  return (
    <Live waiting={<FormSkeleton />}>
      {() => (who === 'member' ? <AddressScreen id={idIn(pathname())} /> : <FormSkeleton />)}
    </Live>
  )
})
