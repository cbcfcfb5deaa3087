import type { ComponentProps, ReactNode } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { iconButton } from '#styled/recipes'
import { classNames } from './class-name.ts'
import { Link, type LinkProps } from './link.tsx'

interface Named {
  label: string
  children: ReactNode
}

type Leading = LinkProps & { href: string }

/** One icon to press, 44 px wide. */
export function IconButton({ label, className, ...rest }: Named & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(iconButton(), className)}
      title={label}
    />
  )
}

/** One icon that leads somewhere. Its label is all that is read out, so that it says a new tab too. */
export function IconLink({ label, className, ...rest }: Named & Leading) {
  const { common } = useWords()
  const name = rest.newTab ? `${label} ${common.newTab()}` : label
  return <Link {...rest} aria-label={name} className={classNames(iconButton(), className)} title={name} />
}
