import { useId } from 'react'
import type { Elements } from '#islands/ui/elements.ts'
import { css } from '#styled/css'

const styles = {
  root: css({
    display: 'grid',
    // One below the other where a word would be broken.
    gridTemplateColumns: '[repeat(auto-fit, minmax(min(100%, 8rem), 1fr))]',
    maxWidth: 'modal',
    padding: '1',
    borderRadius: 'md',
    background: 'subtle',
  }),
  legend: css({ srOnly: true }),
  option: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'touch',
    minWidth: '0',
    paddingInline: '3',
    border: '[1px solid transparent]',
    borderRadius: 'sm',
    color: 'muted',
    textStyle: 'small',
    lineHeight: 'tight',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    // Chosen by its ground, its edge and its weight: forced colours leave the edge alone.
    '&:has(input:checked)': {
      borderColor: 'control',
      background: 'surface',
      color: 'text',
      fontWeight: 'bold',
      '@media (forced-colors: active)': { borderColor: '[Highlight]' },
    },
    '@media (forced-colors: active)': { borderColor: '[Canvas]' },
    '&:has(input:focus-visible)': { outline: '[2px solid var(--focus-ring)]', outlineOffset: '[2px]' },
  }),
  // The whole segment is the radio.
  input: css({
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: '0',
    cursor: 'pointer',
  }),
}

interface SegmentsProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; icon?: Elements }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of two or three things beside each other, of which one is always chosen. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.root}>
        {options.map((option) => (
          <label className={styles.option} key={option.value}>
            <input
              checked={option.value === value}
              className={styles.input}
              name={name}
              onChange={() => onChange(option.value)}
              type="radio"
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
