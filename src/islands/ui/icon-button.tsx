import type { ComponentProps, ReactNode } from 'react'
import { iconButton } from '#styled/recipes'
import { classNames } from './class-name.ts'

interface Named {
  /** What a press does, in words; the icon alone says nothing to a screen reader. */
  label: string
  /** An icon, and perhaps a `Badge`. */
  children: ReactNode
}

type Leading = ComponentProps<'a'> & { href: string }

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

/** One icon that leads somewhere. In a new tab it cannot reach back. */
export function IconLink({ label, href, className, children, ...rest }: Named & Leading) {
  return (
    <a
      {...(rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {})}
      {...rest}
      aria-label={label}
      className={classNames(iconButton(), className)}
      href={href}
      title={label}
    >
      {children}
    </a>
  )
}
