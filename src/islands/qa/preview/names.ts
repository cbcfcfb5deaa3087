import { colourSettings } from '#lib/design/colour-settings.ts'
import type { TenantVariable } from '#lib/design/defaults.ts'

/** Colours that no setting names, in words. */
const derived: { readonly [name in TenantVariable]?: string } = {
  '--visual-text': 'Text of the page',
  '--visual-muted': 'Quiet text',
  '--visual-control': 'Edge of a field',
  '--focus-ring': 'Ring of the focus',
  '--visual-surface': 'Card',
  '--visual-subtle': 'Soft ground',
  '--visual-on-primary': 'Text on the primary colour',
  '--error': 'Error',
  '--error-soft': 'Ground of an error',
  '--error-text': 'Text of an error',
  '--on-error': 'Text on the colour of errors',
  '--warning': 'Warning',
  '--warning-soft': 'Ground of a warning',
  '--warning-text': 'Text of a warning',
  '--on-warning': 'Text on the colour of warnings',
  '--success': 'Success',
  '--success-soft': 'Ground of a success',
  '--success-text': 'Text of a success',
  '--on-success': 'Text on the colour of success',
  '--header-text': 'Text of the header',
  '--coupon-ribbon-text': 'Text on a ribbon',
  '--coupon-ribbon-waiting': 'Ribbon of a coming coupon',
  '--coupon-ribbon-waiting-text': 'Text on the ribbon of a coming coupon',
  '--coupon-tile-quiet': 'Quiet text of a coupon',
  '--coupon-tile-success': 'Active coupon',
}

const groups: Readonly<Record<string, string>> = {
  VISUAL: 'Page',
  HEADER: 'Header',
  MENU: 'Menu',
  SIDEBAR: 'Sidebar',
  HOMEPAGE: 'Dashboard',
  COUPON: 'Coupons',
  GENERAL: 'Dialogs',
  FOOTER: 'Footer',
}

/** A setting's group in words. */
export const groupName = (key: string): string => groups[key.split('.')[0] ?? ''] ?? key

/** A setting within its group in words: `COUPON.button_use_text` is "Button use text". */
export const settingName = (key: string): string => {
  const plain = (key.split('.').at(-1) ?? '').replaceAll('_', ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}

/** A colour in words. */
export const colourName = (name: TenantVariable): string => {
  const key = colourSettings.get(name)
  return key ? `${groupName(key)}: ${settingName(key).toLowerCase()}` : (derived[name] ?? name)
}
