import { useStore } from '@nanostores/react'
import { useWords } from '#lib/i18n/use-words.ts'
import { $drawerOpen, tellDrawer } from '#machines/drawer/drawer.store.ts'
import { css } from '#styled/css'
import { IconButton } from '../ui/icon-button.tsx'
import { MenuIcon } from '../ui/icons/menu.tsx'
import { LazyMenuDrawer, loadMenuDrawer } from './menu-drawer-lazy.ts'

/** For members at 600 px and below; the menu row stands above that. Spec §2. */
const button = css({
  display: 'none',
  flexShrink: '0',
  '[data-session=member] &': { '@media (max-width: 600px)': { display: 'block' } },
})

/** The hamburger and the drawer it opens. The drawer's code is fetched when a press is likely. Spec §2, drawer. */
export function MenuButton() {
  const { menu } = useWords().frame
  const open = useStore($drawerOpen, { ssr: 'initial' })
  const prepare = () => void loadMenuDrawer()
  return (
    <div className={button}>
      <IconButton
        aria-expanded={open}
        aria-haspopup="dialog"
        label={menu.open()}
        onClick={() => tellDrawer('toggled')}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <MenuIcon large />
      </IconButton>
      <LazyMenuDrawer onClose={() => tellDrawer('dismissed')} open={open} />
    </div>
  )
}
