import type { LucideIcon, LucideProps } from 'lucide-react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import RotateCw from 'lucide-react/icons/rotate-cw'

type IconProps = LucideProps & {
  /** 24 px instead of 20. */
  large?: boolean | undefined
}

const icon = (Drawn: LucideIcon) =>
  function Icon({ large = false, ...rest }: IconProps) {
    return <Drawn aria-hidden="true" size={large ? 24 : 20} strokeWidth={1.75} {...rest} />
  }

export const AlertIcon = /* @__PURE__ */ icon(CircleAlert)
export const RetryIcon = /* @__PURE__ */ icon(RotateCw)
