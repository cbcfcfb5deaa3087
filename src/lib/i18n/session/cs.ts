import type { Translation } from '../translation.ts'

/** Czech; what each word is for stands with the English one. */
export const words = {
  otherTab:
    'Vaše přihlášení právě obnovuje jiný panel prohlížeče. Pokud nereaguje, otevřete ho, nebo ho zavřete.',
  notKept:
    'Váš prohlížeč nedovoluje tomuto webu nic ukládat, proto by vaše přihlášení nevydrželo. Povolte pro tento web soubory cookie a data webu nebo uvolněte místo v zařízení a zkuste to znovu.',
} satisfies Translation['session']
