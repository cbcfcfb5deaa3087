import { type ReactNode, useId } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { ButtonLink } from '../ui/button.tsx'
import { BackIcon } from '../ui/icons/back.tsx'
import { look } from './look.ts'

interface RegisterPaneProps {
  title: string
  /** A step that is not shown stays as it is, so that going back and forth loses nothing. */
  shown: boolean
  /** The address of the step before. */
  back?: string | undefined
  children: ReactNode
}

/** One step of a registration under its heading. */
export function RegisterPane({ title, shown, back, children }: RegisterPaneProps) {
  const words = useWords().registration.steps
  const id = useId()
  return (
    <section aria-labelledby={id} hidden={!shown}>
      <h2 className={look.step} id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {back && (
        <p className={look.others}>
          <ButtonLink href={back} icon={<BackIcon />} tone="link">
            {words.back()}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
