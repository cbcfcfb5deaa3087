import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const words = {
  way: 'Cum vrei să o primești?',
  help: {
    delivery: 'Te anunțăm prin e-mail.',
    pickup: 'Dintr-un loc ales de tine.',
    donation: 'Pentru o cauză aleasă de tine.',
  },
  to: {
    delivery: 'Unde să o trimitem?',
    pickup: 'De unde o ridici?',
    donation: 'Ce cauză vrei să susții?',
  },
  noCause: 'Momentan nu avem cauze din care să alegi.',
  missing: 'Alege una dintre opțiuni.',
  next: 'Continuă',
  back: 'Înapoi',
  question: {
    title: 'Folosești punctele pentru această recompensă?',
    cost: 'Costă',
    left: 'Îți vor rămâne',
    confirm: 'Folosește punctele',
    checking: 'Nu a venit niciun răspuns. Îți verificăm punctele…',
    untouched:
      'Nu a venit niciun răspuns, dar punctele tale sunt neschimbate. Se pare că recompensa nu a fost revendicată. Așteaptă puțin înainte să încerci din nou.',
  },
  unsure: {
    title: 'A reușit?',
    text: 'Nu a venit niciun răspuns, așa că recompensa poate fi deja a ta. Verifică-ți punctele înainte să încerci din nou.',
    again: 'Verifică din nou',
  },
  refused: {
    title: 'Recompensa nu a putut fi revendicată',
    text: 'Nu ți s-a luat niciun punct.',
  },
  success: {
    delivery: 'Recompensa ta este pe drum',
    pickup: 'Recompensa este rezervată pentru tine',
    donation: 'Mulțumim!',
    sent: 'O trimitem aici: {place}',
    kept: 'Ridic-o de aici: {place}',
    given: 'Punctele tale susțin: {place}',
    mail: 'Vei primi un e-mail despre livrare.',
    mailTo: 'Vei primi un e-mail despre livrare la {email}.',
  },
} satisfies Translation['rewardsRedemption']
