import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  title: 'Potvrďte, že jste to vy',
  spend: 'Stojí to více než váš limit.',
  change: 'Svůj limit můžete změnit jen vy.',
  label: 'Heslo',
  confirm: 'Potvrdit',
  back: 'Zpět',
  wrong: 'Toto heslo není správné.',
  add: 'Přístupový klíč můžete přidat jen vy.',
  passkey: 'Použít přístupový klíč',
  notUsed: 'Žádný přístupový klíč nebyl použit. Zkuste to znovu, nebo zadejte heslo.',
  passkeyNeeded: 'Žádný přístupový klíč nebyl použit. Zkuste to prosím znovu.',
  refused: 'Tento přístupový klíč nepatří k vašemu účtu. Zadejte prosím heslo.',
} satisfies Translation['reauthentication']
