import MenuIcon from 'lucide-react/icons/menu'
import { useState } from 'react'
import { useWords } from '#lib/i18n/use-words.ts'
import { css } from '#styled/css'
import { IconButton } from '../../ui/icon-button.tsx'
import { largeIcon } from '../../ui/icon-size.ts'
import { onDemand } from '../../ui/on-demand.tsx'

/** The drawer, whose code arrives when it first opens. */
const LazyMenuDrawer = onDemand(() => import('./menu-drawer.tsx').then((file) => file.MenuDrawer))

/** For members at 600 px and below; the menu row stands above that. FRM-4. */
const button = css({
  display: 'none',
  flexShrink: '0',
  '[data-session=member] &': { '@media (max-width: 600px)': { display: 'block' } },
})

/** The hamburger and the drawer it opens. The drawer's code is fetched when a press is likely. FRM-4. */
export function MenuButton() {
  const { menu } = useWords().frame
  const [open, setOpen] = useState(false)
  const prepare = () => void LazyMenuDrawer.fetch()
  return (
    <div className={button}>
      <IconButton
        aria-expanded={open}
        aria-haspopup="dialog"
        label={menu.open()}
        onClick={() => setOpen(!open)}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <MenuIcon className={largeIcon} />
      </IconButton>
      <LazyMenuDrawer onClose={() => setOpen(false)} open={open} />
    </div>
  )
}
