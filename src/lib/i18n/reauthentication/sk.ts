import type { Translation } from '../translation.ts'

/** Slovak; what each word is for stands with the English one. */
export const words = {
  title: 'Potvrďte, že ste to vy',
  spend: 'Stojí to viac ako váš limit.',
  change: 'Svoj limit môžete zmeniť len vy.',
  label: 'Heslo',
  confirm: 'Potvrdiť',
  back: 'Späť',
  wrong: 'Toto heslo nie je správne.',
  add: 'Prístupový kľúč môžete pridať len vy.',
  passkey: 'Použiť prístupový kľúč',
  notUsed: 'Žiadny prístupový kľúč nebol použitý. Skúste to znova alebo zadajte heslo.',
  passkeyNeeded: 'Žiadny prístupový kľúč nebol použitý. Skúste to znova, prosím.',
  refused: 'Tento prístupový kľúč nepatrí k vášmu účtu. Zadajte prosím heslo.',
} satisfies Translation['reauthentication']
