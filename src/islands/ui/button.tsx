import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { css } from '#styled/css'
import { type ButtonVariantProps, button } from '#styled/recipes'
import { classNames } from './class-name.ts'
import type { Elements } from './elements.ts'
import { Link, type LinkProps } from './link.tsx'
import { Spinner } from './state/spinner.tsx'
import { VisuallyHidden } from './text/visually-hidden.tsx'

interface ButtonStyle {
  tone?: ButtonVariantProps['tone'] | undefined
  /** `small` is drawn lower but keeps a 44 px target. */
  size?: ButtonVariantProps['size'] | undefined
  wide?: boolean | undefined
  icon?: Elements
  /** The thing that it is about, for screen readers: beside others of its kind its words alone do not say it. */
  about?: string | undefined
}

/** The element of the words lets them stand beside the icon as if they were bare. */
const words = css({ display: 'contents' })

const Label = ({ icon, about, children }: Pick<ButtonStyle, 'icon' | 'about'> & { children: ReactNode }) => (
  <span data-label="">
    {icon}
    <span className={words}>{children}</span>
    {about && (
      <>
        {' '}
        <VisuallyHidden>{about}</VisuallyHidden>
      </>
    )}
  </span>
)

type ButtonProps = ButtonStyle &
  ComponentProps<'button'> & {
    /** Work is under way: the button keeps its width, its name and the focus, and ignores presses. */
    loading?: boolean | undefined
  }

/** A button; one that is `aria-disabled` keeps the focus and ignores presses. CPN-2: its loading state, the coupon tones. */
export function Button(props: ButtonProps) {
  const { tone, size, wide, icon, about, loading = false, className, children, onClick, ...rest } = props
  const off = loading || rest['aria-disabled']
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (off) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={off || undefined}
      className={classNames(button({ tone, size, width: wide ? 'full' : 'own' }), className)}
      onClick={press}
    >
      <Label about={about} icon={icon}>
        {children}
      </Label>
      {loading && <Spinner />}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink(
  props: ButtonStyle & Omit<LinkProps, 'children'> & { href: string; children: ReactNode },
) {
  const { tone, size, wide, icon, about, className, children, ...rest } = props
  return (
    <Link {...rest} className={classNames(button({ tone, size, width: wide ? 'full' : 'own' }), className)}>
      <Label about={about} icon={icon}>
        {children}
      </Label>
    </Link>
  )
}
