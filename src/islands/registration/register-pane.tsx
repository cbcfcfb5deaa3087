import ArrowLeftIcon from 'lucide-react/icons/arrow-left'
import { useId } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { ButtonLink } from '../ui/button.tsx'
import type { Elements } from '../ui/elements.ts'
import { formStyles } from '../ui/form/form-styles.ts'

const styles = {
  step: css({ textStyle: 'heading', mb: '5', _focus: { outline: 'none' } }),
} as const

interface RegisterPaneProps {
  title: string
  /** A step that is not shown stays as it is, so that going back and forth loses nothing. */
  shown: boolean
  /** The address of the step before. */
  back?: string | undefined
  children: Elements
}

/** One step of a registration under its heading. */
export function RegisterPane({ title, shown, back, children }: RegisterPaneProps) {
  const words = useWords().registration.steps
  const id = useId()
  return (
    <section aria-labelledby={id} hidden={!shown}>
      <h2 className={styles.step} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {back && (
        <p className={formStyles.others}>
          <ButtonLink href={back} icon={<ArrowLeftIcon />} tone="link">
            {words.back()}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
