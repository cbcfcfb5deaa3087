import type { ComponentProps } from 'react'
import { type CardVariantProps, card } from '#styled/recipes'
import { classNames } from './class-name.ts'
import { Link, type LinkProps } from './link.tsx'

interface CardStyle {
  padding?: CardVariantProps['padding'] | undefined
}

/** A surface for one thing. */
export function Card({ padding, className, ...rest }: CardStyle & ComponentProps<'div'>) {
  return <div {...rest} className={classNames(card({ padding }), className)} />
}

/** A card that is one link; nothing else inside may be pressed. */
export function CardLink({ padding, className, ...rest }: CardStyle & LinkProps) {
  return <Link {...rest} className={classNames(card({ padding, pressable: true }), className)} />
}
