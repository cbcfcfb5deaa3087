import CircleAlertIcon from 'lucide-react/icons/circle-alert'
import CircleCheckIcon from 'lucide-react/icons/circle-check'
import type { ReactNode } from 'react'
import { line } from '#styled/recipes'
import type { Elements } from '../elements.ts'

const icons = {
  error: <CircleAlertIcon />,
  warning: <CircleAlertIcon />,
  success: <CircleCheckIcon />,
  neutral: undefined,
}

interface LineProps {
  tone?: keyof typeof icons | undefined
  /** Its tone has one unless it is neutral. */
  icon?: Elements
  children: ReactNode
}

/** A calm line across the content. */
export function Line({ tone = 'neutral', icon = icons[tone], children }: LineProps) {
  return (
    <div className={line({ tone })}>
      {icon}
      <div>{children}</div>
    </div>
  )
}

/** An error, or a warning, that is announced when it appears in its place. */
export function AlertLine({ tone = 'error', children }: Pick<LineProps, 'tone' | 'children'>) {
  return (
    <div hidden={!children} role="alert">
      {children && <Line tone={tone}>{children}</Line>}
    </div>
  )
}
