import type { Translation } from '../translation.ts'

/** Romanian; what each word is for stands with the English one. */
export const coupons = {
  title: 'Cupoane',
  empty: 'Momentan nu avem cupoane pentru dumneavoastră.',
  emptyHint: 'Apar des altele noi. Reveniți în curând.',
  lookAgain: 'Verifică din nou',
  backToList: 'Înapoi la cupoane',
  cost: '{n|number} {{|punct||puncte||de puncte}}',
  free: 'Gratuit',
  locked: 'Blocat până la verificarea contului',
  gone: 'Acest cupon nu mai este disponibil.',
  button: { activate: 'Activează', use: 'Folosește', active: 'Activ', inactive: 'Indisponibil' },
  validity: {
    now: 'Valabil acum',
    todayOnly: 'Valabil doar astăzi',
    untilTomorrow: 'Valabil până mâine',
    today: 'Valabil de astăzi',
    tomorrow: 'Valabil de mâine',
    validIn: 'Devine valabil peste {time}',
    endsIn: 'Expiră în {time}',
    from: 'Valabil din {date}',
    until: 'Valabil până la {date}',
    expired: 'Nu mai este valabil',
  },
  ribbon: { left: 'Încă {time}', upcoming: 'În curând' },
  hint: {
    points: 'Nu aveți suficiente puncte pentru acest cupon!',
    missing: 'Mai aveți nevoie de {n|number} {{|punct||puncte||de puncte}}.',
    early: 'Acest cupon este valabil din {date}.',
  },
  activation: {
    title: 'Activați acest cupon?',
    text: 'După activare, codul este valabil {minutes|number} {{|minut||minute||de minute}}. Activați-l când sunteți lângă personalul nostru.',
    untimed:
      'După activare, codul este valabil doar puțin timp. Activați-l când sunteți lângă personalul nostru.',
    cost: 'Costă {n|number} {{|punct||puncte||de puncte}}.',
    confirm: 'Activează',
    later: 'Mai târziu',
    unsure:
      'Nu am putut afla dacă cuponul este activat. Verificați conexiunea și deschideți din nou cuponul.',
    done: 'Cuponul este activat.',
  },
  verification: {
    title: 'Verificați mai întâi contul',
    text: 'Doar conturile verificate pot activa cupoane. Durează un minut.',
    ok: 'OK',
    link: 'Verifică contul',
  },
  code: {
    label: 'Codul cuponului',
    show: 'Arătați acest cod personalului nostru.',
    image: 'Codul {code} ca imagine',
    left: 'Valabil încă {time}',
    expired: 'Codul a expirat.',
    copy: 'Copiază codul',
    copied: 'Codul a fost copiat.',
  },
  deactivation: {
    button: 'Dezactivează',
    title: 'Dezactivați acest cupon?',
    text: 'Codul nu va mai funcționa.',
    confirm: 'Dezactivează',
    keep: 'Păstrează-l activ',
    done: 'Cuponul este dezactivat.',
  },
} satisfies Translation['coupons']
