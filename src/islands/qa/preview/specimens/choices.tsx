import { CheckField, ChoiceGroup } from '#islands/ui/choice.tsx'
import { ConsentChoices } from '#islands/ui/consent-choices.tsx'
import { FileZone } from '#islands/ui/file-zone.tsx'
import { LanguageField } from '#islands/ui/language-field.tsx'
import { VenuePicker } from '#islands/ui/venue-picker.tsx'
import { languages } from '#lib/i18n/languages.ts'
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
  const words = useSpoken()
  const { upload, rewards, consents } = words
  const options = [
    { value: 'one', label: words.common.showAll(), help: upload.largeHelp() },
    { value: 'other', label: words.common.loadMore() },
    { value: 'off', label: words.coupons.button.inactive(), disabled: true },
  ]
  const picker = {
    chosen: 'one',
    isSearching: false,
    legend: words.pass.physical.where(),
    onChoose: nothing,
    onLoad: nothing,
    onSearch: nothing,
    words,
  }
  const failed = words.sidebar.failed()
  return (
    <>
      <Specimen column name="A thing to tick: open, ticked, wrong, disabled">
        <CheckField help={upload.largeHelp()} label={upload.large()} />
        <CheckField defaultChecked label={upload.large()} />
        <CheckField error={consents.mustRead()} label={upload.large()} />
        <CheckField disabled label={upload.large()} />
      </Specimen>
      <Specimen column name="One of a few: plain, as tiles, with an error">
        <ChoiceGroup defaultValue="one" legend={rewards.title()} name="plain" options={options} />
        <ChoiceGroup defaultValue="one" legend={rewards.title()} name="tiles" options={options} tiles />
        <ChoiceGroup error={consents.mustRead()} legend={rewards.title()} name="wrong" options={options} />
      </Specimen>
      <Specimen column name="Consents: ticked, required, with a fault">
        <ConsentChoices
          chosen={{ a: true }}
          consents={[consent('a', false), consent('b', true)]}
          faults={{ b: consents.mustRead() }}
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
            { id: 'one', name: 'Voltara North', address: 'Ring Road 1, Dublin', distance: '1.2 km' },
            { id: 'two', name: 'Voltara South', address: 'Quay 44, Cork', distance: '' },
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
      <Specimen column name="Files: a zone to drop them on, and one that is closed">
        <FileZone
          accept=""
          disabled={false}
          label={upload.drop()}
          onFiles={nothing}
          rules={upload.rules({ size: 10 })}
        />
        <FileZone
          accept=""
          disabled
          label={upload.drop()}
          onFiles={nothing}
          rules={upload.rules({ size: 10 })}
        />
      </Specimen>
    </>
  )
}
