import { CheckField } from '#islands/ui/form/choice.tsx'
import { SelectField } from '#islands/ui/form/select-field.tsx'
import { locales, readLocale } from '#lib/i18n/locale.ts'
import { css } from '#styled/css'
import { choose, usePreview, widths } from './address.ts'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: '4', rowGap: '2' })
const widthNames = {
  '320': '320 px, small phone',
  '390': '390 px, phone',
  '768': '768 px, tablet',
  full: 'As wide as there is room',
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** The language, the width of the window, and long words. */
export function Toolbar() {
  const { locale, width, long } = usePreview()
  return (
    <div className={row}>
      <SelectField
        defaultValue={locale}
        key={`language ${locale}`}
        label="Language"
        onChange={({ target }) => choose({ locale: readLocale(target.value) })}
        options={locales.map((one) => ({ value: one, label: languages.of(one.replace('_', '-')) ?? one }))}
      />
      <SelectField
        defaultValue={width}
        key={`width ${width}`}
        label="Width"
        onChange={({ target }) => choose({ width: widths.find((one) => one === target.value) ?? 'full' })}
        options={widths.map((one) => ({ value: one, label: widthNames[one] }))}
      />
      <CheckField
        checked={long}
        label="Long words"
        onChange={({ target }) => choose({ long: target.checked })}
      />
    </div>
  )
}
