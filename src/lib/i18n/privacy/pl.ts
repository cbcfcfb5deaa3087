import type { Translation } from '../translation.ts'

/** Polish; what each word is for stands with the English one. */
export const words = {
  visitor: 'Po zalogowaniu członkowie widzą tu także swoje zgody i wnioski.',
  consents: {
    title: 'Twoje zgody',
    version: 'Wersja {version}',
    allows: 'Na co pozwala',
  },
  requests: {
    title: 'Twoje wnioski',
    lead: 'Klub odpowiada na każdy wniosek w ciągu 30 dni.',
    empty: 'Nie masz żadnych wniosków.',
    data: 'Kopia Twoich danych osobowych',
    deletion: 'Usunięcie konta',
    asked: 'Złożony {day}',
    due: 'Odpowiedź do {day}. Pozostało dni: {n|number}.',
    done: 'Załatwiony',
    late: 'Czas na odpowiedź minął {day}. Napisz do klubu.',
  },
  kept: {
    title: 'Co przechowuje ta przeglądarka',
    lead: 'Wszystko zostaje na Twoim urządzeniu, a portal nie zapisuje plików cookie. To, co nie jest potrzebne, można wyczyścić.',
    now: 'Wpisy teraz: {n|number}',
    needed: 'Potrzebne',
    until: 'Zostaje {until}.',
    names: 'Nazwy w przeglądarce',
    clear: 'Wyczyść to, co niepotrzebne',
    cleared:
      'Wyczyszczono. To, co potrzebne, zostało; reszta pojawi się znowu, gdy będziesz korzystać z portalu.',
    nothing: 'Nie było nic do wyczyszczenia.',
  },
  purpose: {
    session: 'Utrzymuje Twoje logowanie.',
    club: 'Pokazuje od razu nazwę, kolory i teksty klubu.',
    language: 'Pamięta wybrany język.',
    choices: 'Pamięta Twój ulubiony punkt i nagrodę, na którą zbierasz punkty.',
    receipts: 'Przechowuje paragony, które czekają na wysłanie.',
    technical:
      'Zapewnia działanie portalu: czas serwera, próbę pamięci i strony wczytane ponownie po aktualizacji.',
    app: 'Otwiera portal bez sieci: jego strony i pliki, nic o Tobie.',
    content:
      'Pokazuje od razu, także bez sieci, to, co ostatnio widać było w portalu: punkty, kartę, kupony.',
    news: 'Pamięta, które aktualności są przeczytane.',
    typed: 'Przechowuje to, co wpisujesz w formularzu, do czasu wysłania.',
    place: 'Wraca do strony i miejsca na liście, które były otwarte.',
    steps: 'Prowadzi przez to, co zajmuje kilka stron, na przykład rejestrację lub logowanie przez SMS.',
    notices: 'Pokazuje wiadomość na następnej stronie.',
    install: 'Decyduje, kiedy zaproponować portal jako aplikację, i pamięta Twoją odpowiedź.',
    testers: 'Tylko do testów portalu.',
  },
  until: {
    tab: 'do zamknięcia karty przeglądarki',
    signOut: 'do wylogowania',
    month: 'do wylogowania, najwyżej 30 dni',
    sent: 'do wysłania lub wylogowania, najwyżej 30 dni',
    version: 'do następnej wersji portalu',
    cleared: 'do wyczyszczenia',
  },
  leaving: {
    title: 'Co opuszcza tę przeglądarkę',
    lead: 'Nic nie trafia do reklamodawców ani do statystyk. Inni otrzymują to:',
    site: 'Strona z plikami portalu. Poznaje Twój adres internetowy, jak każda strona.',
    platform:
      'Platforma klubu. Otrzymuje to, co wpisujesz i wysyłasz, Twoje paragony, język, a gdy szukasz punktów w pobliżu, także przybliżone położenie, i prowadzi Twoje konto.',
    leadWithFigures: 'Nic nie trafia do reklamodawców. Inni otrzymują to:',
    figures:
      'Jak szybkie były dla Ciebie strony: czasy, rodzaj strony i połączenia, wersja portalu. Losowo {{n:|wybierana jest||wybierane są|wybieranych jest|wybieranych jest}} {n|number} na 100 wizyt. Nie ma w tym Twojego imienia, numeru ani adresu, a jeśli Twoja przeglądarka prosi, by jej nie śledzić, nic nie jest wysyłane.',
    images: 'Obrazy klubu. Ten adres poznaje Twój adres internetowy, ale nie wie, którą stronę czytasz.',
    others:
      'Obrazy w aktualnościach, kuponach i ofertach mogą pochodzić z innych adresów wybranych przez klub; dotyczy ich to samo.',
    links: 'Linki do innych stron nie wysyłają niczego, dopóki ich nie naciśniesz.',
  },
} satisfies Translation['privacy']
