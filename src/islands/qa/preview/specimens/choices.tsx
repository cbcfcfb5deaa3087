import CameraIcon from 'lucide-react/icons/camera'
import { CheckField, ChoiceGroup } from '#islands/ui/form/choice.tsx'
import { ConsentChoices } from '#islands/ui/form/consent-choices.tsx'
import { FileButton } from '#islands/ui/form/file-button.tsx'
import { FileZone } from '#islands/ui/form/file-zone.tsx'
import { LanguageField } from '#islands/ui/form/language-field.tsx'
import { VenuePicker } from '#islands/ui/form/venue-picker.tsx'
import { cardPassWords } from '#lib/i18n/card-pass/words.ts'
import { consentsWords } from '#lib/i18n/consents/words.ts'
import { couponsWords } from '#lib/i18n/coupons/words.ts'
import { dashboardWords } from '#lib/i18n/dashboard/words.ts'
import { languageWords } from '#lib/i18n/language/words.ts'
import { languages } from '#lib/i18n/languages.ts'
import { receiptsUploadWords } from '#lib/i18n/receipts-upload/words.ts'
import { rewardsWords } from '#lib/i18n/rewards/words.ts'
import { sidebarWords } from '#lib/i18n/sidebar/words.ts'
import { storesWords } from '#lib/i18n/stores/words.ts'
import { Specimen } from '../specimen.tsx'
import { useSpoken } from '../use-spoken.ts'

const nothing = () => {}
const consent = (id: string, required: boolean) => ({
  id,
  version_id: id,
  title: '',
  is_required: required,
  is_read_required: required,
})

/** Everything to choose from, and the zone for files. */
export function Choices() {
  const words = useSpoken(
    cardPassWords,
    consentsWords,
    couponsWords,
    dashboardWords,
    languageWords,
    receiptsUploadWords,
    rewardsWords,
    sidebarWords,
    storesWords,
  )
  const { receiptsUpload, rewards, consents } = words
  const options = [
    { value: 'one', label: words.dashboard.coupons.showAll(), help: receiptsUpload.largeHelp() },
    { value: 'other', label: words.common.loadMore() },
    { value: 'off', label: words.coupons.locked(), disabled: true },
  ]
  const picker = {
    chosen: 'one',
    isSearching: false,
    legend: words.cardPass.physical.where(),
    onChoose: nothing,
    onLoad: nothing,
    onSearch: nothing,
    words,
  }
  const failed = words.sidebar.failed()
  return (
    <>
      <Specimen column name="A thing to tick: open, ticked, wrong, disabled">
        <CheckField help={receiptsUpload.largeHelp()} label={receiptsUpload.large()} />
        <CheckField defaultChecked label={receiptsUpload.large()} />
        <CheckField error={consents.mustRead()} label={receiptsUpload.large()} />
        <CheckField disabled label={receiptsUpload.large()} />
      </Specimen>
      <Specimen column name="One of a few: plain, as tiles, with an error">
        <ChoiceGroup defaultValue="one" legend={rewards.title()} name="plain" options={options} />
        <ChoiceGroup defaultValue="one" legend={rewards.title()} name="tiles" options={options} tiles />
        <ChoiceGroup error={consents.mustRead()} legend={rewards.title()} name="wrong" options={options} />
      </Specimen>
      <Specimen column name="Consents: ticked, required, with an error">
        <ConsentChoices
          chosen={{ a: true }}
          consents={[consent('a', false), consent('b', true)]}
          errors={{ b: consents.mustRead() }}
          hrefOf={() => '#'}
          onRead={nothing}
          onTick={nothing}
          words={words}
        />
      </Specimen>
      <Specimen column name="Places: a choice, none, on their way, failed">
        <VenuePicker
          {...picker}
          failed={undefined}
          loading={false}
          matches={2}
          more={false}
          venues={[
            {
              id: 'one',
              name: 'Voltara North',
              address: 'Ring Road 1, Dublin',
              distance: '1.2 km',
              prices: [
                { name: 'Natural 95', price: '€1.459/L' },
                { name: 'Diesel', price: '€1.399/L' },
              ],
            },
            { id: 'two', name: 'Voltara South', address: 'Quay 44, Cork', distance: '', prices: [] },
          ]}
        />
        <VenuePicker {...picker} failed={undefined} loading={false} matches={0} more={false} venues={[]} />
        <VenuePicker {...picker} failed={undefined} loading matches={0} more venues={undefined} />
        <VenuePicker {...picker} failed={failed} loading={false} matches={0} more venues={undefined} />
      </Specimen>
      <Specimen column name="Language: as it is, and one that could not be loaded">
        {[false, true].map((failed) => (
          <LanguageField
            busy={false}
            failed={failed}
            help={words.language.help()}
            key={String(failed)}
            languages={languages}
            onChoose={nothing}
            own="bg"
            value="en"
            words={words.language}
          />
        ))}
      </Specimen>
      <Specimen
        column
        name="Files: a button that asks for one, a zone to drop them on, and one that is closed"
      >
        <FileButton accept="" icon={<CameraIcon />} label={receiptsUpload.photo()} onFiles={nothing} />
        <FileZone
          accept=""
          disabled={false}
          label={receiptsUpload.drop()}
          onFiles={nothing}
          rules={receiptsUpload.rules({ size: 10 })}
        />
        <FileZone
          accept=""
          disabled
          label={receiptsUpload.drop()}
          onFiles={nothing}
          rules={receiptsUpload.rules({ size: 10 })}
        />
      </Specimen>
    </>
  )
}
