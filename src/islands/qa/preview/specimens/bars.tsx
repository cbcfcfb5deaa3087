import BellIcon from 'lucide-react/icons/bell'
import { Button } from '#islands/ui/button.tsx'
import { IconButton } from '#islands/ui/icon-button.tsx'
import { Badge } from '#islands/ui/text/badge.tsx'
import { Pill } from '#islands/ui/text/pill.tsx'
import { frameFooterWords } from '#lib/i18n/frame-footer/words.ts'
import { sidebarWords } from '#lib/i18n/sidebar/words.ts'
import { css } from '#styled/css'
import { Specimen } from '../specimen.tsx'
import { useSpoken } from '../use-spoken.ts'

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  padding: '4',
  borderRadius: 'md',
} as const
const styles = {
  header: css(bar, {
    background: 'header',
    color: 'header.text',
    borderBottom: '[3px solid {colors.header.borderBottom}]',
  }),
  menu: css(bar, { background: 'menu', color: 'menu.text' }),
  drawer: css(bar, { background: 'menu.mobile', color: 'menu.mobileText' }),
  chosen: css({ fontWeight: 'bold', borderBottom: '[3px solid {colors.menu.underline}]' }),
  sidebar: css(bar, { background: 'sidebar', color: 'sidebar.text' }),
  footer: css(bar, { background: 'footer', color: 'footer.text', textStyle: 'small' }),
  primary: css(bar, { background: 'primary', color: 'onPrimary', textStyle: 'heading' }),
}

/** The colours of what surrounds a page: its parts belong to the frame, so these are drawn after them. */
export function Bars() {
  const words = useSpoken(frameFooterWords, sidebarWords)
  const { frame, sidebar } = words
  const links = [frame.menu.dashboard(), frame.menu.profile(), frame.menu.card()]
  const entries = links.map((link, index) => (
    <span className={index === 0 ? styles.chosen : undefined} key={link}>
      {link}
    </span>
  ))
  return (
    <>
      <Specimen name="Header">
        <div className={styles.header}>
          {frame.header.club()}
          <Pill tone="points">{words.common.points({ n: 4250 })}</Pill>
          <IconButton label={frame.header.unreadNews({ n: 3 })}>
            <BellIcon />
            <Badge count={3} />
          </IconButton>
        </div>
      </Specimen>
      <Specimen name="Menu, and the menu of phones">
        <div className={styles.menu}>{entries}</div>
        <div className={styles.drawer}>{entries}</div>
      </Specimen>
      <Specimen name="Sidebar">
        <div className={styles.sidebar}>
          {sidebar.invoice.text()}
          <Button tone="sidebar">{sidebar.invoice.button()}</Button>
        </div>
      </Specimen>
      <Specimen name="The member’s card">
        <div className={styles.primary}>1234 5678 9012 3456</div>
      </Specimen>
      <Specimen name="Footer">
        <div className={styles.footer}>{words.frameFooter.requiredConsents()}</div>
      </Specimen>
    </>
  )
}
