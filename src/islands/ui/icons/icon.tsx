import type { LucideIcon, LucideProps } from 'lucide-react'

type IconProps = LucideProps & {
  /** 24 px instead of 20. */
  large?: boolean | undefined
}

/** Makes an icon of the one family. Hidden from screen readers: the words beside an icon, or the label of its button, say the same. */
export const icon = (Drawn: LucideIcon) =>
  function Icon({ large = false, ...rest }: IconProps) {
    return <Drawn aria-hidden="true" size={large ? 24 : 20} strokeWidth={1.75} {...rest} />
  }
