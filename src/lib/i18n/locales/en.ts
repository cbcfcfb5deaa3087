/** The English dictionary: the fallback, and the measure of all the others. */
export const en = {
  /** The statement of accessibility; `day` is a date in words, `contact` an address. ACC-1. */
  accessibility: {
    about:
      'This statement is about all pages of this portal. It follows Directive (EU) 2019/882, the European Accessibility Act, and the standard EN 301 549.',
    statusTitle: 'Conformance',
    status:
      'The portal is measured against WCAG 2.2, levels A and AA, which have {n:number|number} criteria. Automatic tests check {tested:number|number} of them with every change, {read:number|number} were checked by reading the code, and {absent:number|number} are about things that the portal does not have, such as films. Not met: {failing:number|number}. Not evaluated yet: {open:number|number}.',
    partly: 'The portal is partially conformant, because of what follows.',
    gapsTitle: 'What does not conform',
    pdf: 'The PDF of the card has no structure for screen readers. The page of the card shows the same number as text.',
    content:
      'Leaflets, documents and pictures that the club publishes may not be accessible. Ask the club for another form of them.',
    messagesTitle: 'Notifications that come and go',
    messages:
      'Short notifications at the edge of the screen go after three or five seconds; an error waits while the pointer or the focus is on it. Nothing else on the portal depends on how fast you read, except that codes and coupons end at their time.',
    messagesStay: 'Let notifications stay until I close them',
    contactTitle: 'Tell the club',
    contact: 'If something is hard to use, tell the club what it is and on which page.',
    write: 'Write to the club: {contact}',
    terms: 'The address of the club is in its terms.',
    lawTitle: 'If the answer does not help',
    law: 'You can turn to the authority of your country that supervises the European Accessibility Act.',
    madeTitle: 'How it was made',
    made: 'Prepared on {day} by the makers of the portal: with automatic tests of every page in real browsers, and by reading the code.',
    pages: {
      coupons: 'Coupons',
      perks: 'Perks',
      transactions: 'Transactions',
      register: 'Create an account',
    },
  },
  /** The phone numbers that open an account, and the devices on which it is open. PRF-3, LCK-2. */
  accountAccess: {
    numbers: 'Phone numbers',
    lead: 'These numbers open your account. The primary one gets our messages.',
    none: 'There is no phone number in your account yet.',
    primary: 'Primary',
    secondary: 'Secondary',
    unverified: 'Not verified',
    verify: 'Verify',
    promote: 'Make primary',
    confirm: 'Confirm the number',
    added: '{phone} is verified and opens your account now.',
    promoted: 'Your primary number is changed.',
    removed: 'The number is removed.',
    unsure: 'It may have worked all the same; what you see in the list is up to date.',
    add: {
      title: 'Add a phone number',
      help: 'We will send a code to it by SMS. Such as {example}.',
      submit: 'Send me a code',
    },
    removal: {
      title: 'Remove this number?',
      text: 'It will not open your account any more. You can add it again at any time.',
      confirm: 'Remove the number',
      keep: 'Keep it',
    },
    /** Another password in the place of the present one. AUT-7. */
    password: {
      title: 'Password',
      lead: 'Choose one that you use nowhere else. Your other devices may have to sign in again.',
      change: 'Change the password',
      current: 'Current password',
      show: 'Show the current password',
      hide: 'Hide the current password',
      changed: 'Your password is changed.',
      unsure:
        'Your password may be changed all the same. If the current one is refused, the new one is in force.',
    },
    sessions: {
      title: 'Signed-in devices',
      lead: 'Your account is open on these devices. If you do not know one of them, log out there.',
      unknown: 'Unknown device',
      current: 'This device',
      seen: 'Last used: {moment}',
      end: 'Log out there',
      ended: 'That device is logged out.',
    },
    /** The member’s own limit for spending; `n` is points. LCK-2. */
    spendLock: {
      title: 'Spending limit',
      lead: 'Set a limit, and we ask for your password before a reward or a coupon that costs more. Then nobody who only has your phone can spend your points.',
      off: 'You have not set a limit.',
      on: 'We ask above {n:number|number} {{point|points}}.',
      label: 'Limit in points',
      help: 'With 0 we ask each time.',
      save: 'Set the limit',
      change: 'Change the limit',
      lift: 'Remove the limit',
      saved: 'Your limit is set.',
      lifted: 'Your limit is removed.',
      unsure: 'It may have worked all the same; what you see here is up to date.',
      number: 'Enter a whole number such as 500',
      tooHigh: 'Enter at most {n:number|number} {{point|points}}',
    },
  },
  /** Delivery addresses. PRF-6. */
  addresses: {
    fields: {
      name: 'Name of the address',
      nameHelp: 'Such as Home or Work.',
      street: 'Street and number',
      city: 'City or town',
      postal_code: 'Postal code',
      country: 'Country',
      choose: 'Choose a country',
    },
    form: 'Delivery address',
    add: 'Add an address',
    edit: 'Edit',
    save: 'Save the address',
    saved: 'The address is saved.',
    removed: 'The address is removed.',
    empty: 'You have no delivery address yet.',
    emptyHint: 'Add one, and we know where to send your rewards.',
    list: 'Your delivery addresses',
    back: 'Back to the addresses',
    gone: 'This address is not there any more.',
    unsure:
      'It may have been saved all the same. Just try again: we look first, and no address is saved twice.',
    removal: {
      title: 'Remove this address?',
      text: 'It will not be offered for deliveries any more. You can add it again at any time.',
      confirm: 'Remove the address',
      keep: 'Keep it',
    },
  },
  /**
   * The number of a card, where a till prints it (`section` and `line` are the words on the paper), and the ways to get
   * a card paired. PRF-5.
   */
  card: {
    number: {
      label: 'Card number',
      help: '16 digits.',
      wrong: 'A card number has 16 digits. Please check it.',
    },
    receipt: {
      question: 'Where do I find the number?',
      answer: 'On your receipt: in the DOCUMENT section, on the Card line.',
      section: 'DOCUMENT',
      line: 'Card',
      picture: 'A receipt. In its DOCUMENT section, the line Card shows 16 digits.',
    },
    pairing: {
      submit: 'Pair the card',
      unknown: 'We do not know this card number. Check it and try again.',
      logIn: 'Sign in to the other account',
      signsOut: 'Either one logs you out of this account first.',
      help: 'Or ask our staff for help.',
      helpBelow: 'Or ask us for help: our contacts are at the bottom of the page.',
      unsure:
        'The answer got lost, so we do not know yet whether you have the card. We will check again when you are back online.',
      check: 'Check now',
      missed: 'You do not have the card yet. Please try again.',
      paired: 'Your card is paired.',
      created: 'Your virtual card is ready.',
      has: 'You already have a card.',
    },
    virtual: {
      title: 'No card at hand?',
      text: 'Create a virtual card and show it on your phone when you shop.',
      submit: 'Create a virtual card',
    },
    scan: {
      title: 'Scan the card',
      asking: 'Allow the camera, so that we can read the barcode of your card.',
      looking: 'Hold the barcode of your card in front of the camera.',
      reading: 'Reading the photo…',
      refused:
        'The camera is blocked. Allow it in the settings of your browser, or choose a photo of the card.',
      unavailable: 'There is no camera we could use here. Choose a photo of the card instead.',
      nothingFound:
        'We found no card number in this photo. Take it straight on, with the whole barcode in it.',
      failed: 'The scanner could not be loaded. Check your connection and try again.',
      photo: 'Choose a photo',
      camera: 'Use the camera',
      found: 'The number of the card is filled in.',
    },
    /** The member's card at the till, on a PDF and in plastic. PRF-4. */
    pass: {
      virtual: 'Virtual card',
      code: 'The code of the card {number}',
      enlarge: 'Enlarge the code',
      zoom: 'Hold the code in front of the scanner',
      bright: 'If the scanner does not read it, turn up the brightness of your screen.',
      plain: 'The code cannot be drawn here. Say or show the number at the till.',
      copy: 'Copy the number',
      copied: 'The card number is copied.',
      byHand: 'Your browser would not copy it. It is selected here: please copy it yourself.',
      save: 'Save as PDF',
      unsaved: 'The PDF could not be made. Please try again.',
      offline: 'You are offline. Your card works all the same.',
      empty: 'You have no card yet. Pair the one you have, or create a virtual one.',
      get: 'Get a card',
      physical: {
        title: 'Physical card',
        text: 'Would you like a card for your wallet? Choose where to pick it up, and we will prepare it for you.',
        where: 'Where will you pick it up?',
        missing: 'Please choose where to pick the card up.',
        submit: 'Request the card',
        unsure: 'The request may have arrived all the same. Sent again, it may order a second card.',
        sent: 'Your card is requested',
        next: 'You can pick it up here:',
      },
    },
    /** The card in the wallets of phones, in the official words of each platform. WAL-1. */
    wallet: {
      title: 'In your phone’s wallet',
      text: 'Once your card is there, you can show it at the till without this page.',
      apple: 'Add to Apple Wallet',
      google: 'Add to Google Wallet',
    },
  },
  /** Words that any island may need. */
  common: {
    close: 'Close',
    retry: 'Try again',
    loading: 'Loading…',
    loadMore: 'Load more',
    newTab: '(opens in a new tab)',
    offline: 'You are offline. What you see may be out of date.',
    points: '{n:number|number} {{point|points}}',
    missing: 'This window could not be loaded.',
    remove: 'Remove',
    notNow: 'Not now',
    next: 'Continue',
    cancel: 'Cancel',
    lookAgain: 'Check again',
    free: 'Free',
    expired: 'This link no longer works',
  },
  /** The dialog of a consent's text. CON-1, CON-2. */
  consents: {
    title: 'Consent',
    agree: 'Agree',
    disagree: 'Disagree',
    close: 'Close without agreeing',
    scrollHint: 'Scroll to the end of the text to agree.',
    text: 'Text of the consent',
    mayAgree: 'You can agree now.',
    /** The block of consents to tick. */
    legend: 'Consents',
    mustRead: 'Opens the text. You can agree once you have read it to the end.',
    read: 'Read the text',
    gone: 'This text is not here any more. It may have been replaced by a newer one.',
  },
  /** The list, the tile, the detail and the dialogs of coupons; `n` and `minutes` are whole points and minutes. CPN-1 to CPN-7. */
  coupons: {
    title: 'Coupons',
    empty: 'There are no coupons for you right now.',
    emptyHint: 'New ones arrive often. Come back soon.',
    backToList: 'Back to coupons',
    locked: 'Locked until your account is verified',
    gone: 'This coupon is no longer available.',
    button: {
      activate: 'Activate',
      active: 'Active',
      ended: 'Ended',
      /** Beside "active": what a press on it does. */
      show: 'Show code',
    },
    validity: {
      now: 'Valid now',
      todayOnly: 'Valid today only',
      untilTomorrow: 'Valid until tomorrow',
      today: 'Valid from today',
      tomorrow: 'Valid from tomorrow',
      validIn: 'Valid in {time}',
      endsIn: 'Ends in {time}',
      expired: 'No longer valid',
    },
    ribbon: {
      left: '{time} left',
      upcoming: 'Coming soon',
    },
    hint: {
      points: "You don't have enough points for this coupon!",
      missing: 'You need {n:number|number} more {{point|points}}.',
      toGo: '{n:number|number} {{point|points}} to go',
      early: 'This coupon is valid from {date}.',
    },
    activation: {
      title: 'Activate this coupon?',
      text: 'Once activated, the code is valid for {minutes:number|number} {{minute|minutes}}. Activate the coupon when you are at the till.',
      untimed:
        'Once activated, the code is valid for a short time only. Activate the coupon when you are at the till.',
      cost: 'It costs {n:number|number} {{point|points}}.',
      later: 'Later',
      checking: 'We are checking whether the coupon is activated.',
      untouched: 'The coupon is not activated. You can try again.',
      unsure:
        'We could not find out whether the coupon is activated. Check your connection and open the coupon again.',
      done: 'The coupon is activated.',
    },
    verification: {
      title: 'Verify your account first',
      text: 'Only verified accounts can activate coupons. It takes a minute.',
      ok: 'OK',
    },
    code: {
      missing: 'The picture of the code could not be loaded.',
      label: 'Coupon code',
      show: 'Show this code to our staff.',
      image: 'Code {code} as a picture',
      left: 'Valid for another {time}',
      expired: 'The code has expired.',
      spent: 'You spent {n:number|number} {{point|points}} on this coupon.',
      /** The contact of the club; without one, its staff. */
      ask: 'Didn’t get to use it? Write to us: {contact}',
      askStaff: 'Didn’t get to use it? Ask our staff.',
      copy: 'Copy the code',
      copied: 'The code is copied.',
    },
    deactivation: {
      button: 'Deactivate',
      title: 'Deactivate this coupon?',
      text: 'The code will stop working.',
      refund: 'You get {n:number|number} {{point|points}} back.',
      keep: 'Keep it active',
      done: 'The coupon is deactivated.',
    },
    /** The search above the list of coupons; `n` is the number of coupons found. FND-1. */
    search: {
      label: 'Find a coupon',
      search: 'Search',
      typed: 'What are you looking for?',
      now: 'Can have now',
      soon: 'Ends soon',
      free: 'Free',
      looking: 'Looking through all your coupons…',
      found: 'Found: {n|number}',
      none: 'No coupon fits.',
      all: 'Show all',
    },
  },
  /** The four sections of the dashboard and its Instagram block. DSH-1. */
  dashboard: {
    greeting: 'Hello, {name}!',
    welcome: 'Welcome!',
    /** On the link beside a section's heading; its whole name, `showAll` of the section, has to contain it. */
    all: 'Show all',
    /** The first steps of a new member. */
    firstSteps: {
      title: 'Get started',
      verify: 'Verify your account',
      verifyHint: 'Then you can use coupons and rewards.',
      card: 'Link your card',
      cardHint: 'Or create a virtual one.',
      openCard: 'Put your card on this phone',
      openCardHint: 'Once opened, it works offline too.',
      coupon: 'Activate your first coupon',
      couponHint: 'See what you can get today.',
      receipt: 'Upload your first receipt',
      receiptHint: 'Take a photo of it and collect points.',
    },
    coupons: {
      title: 'Popular coupons',
      showAll: 'Show all coupons',
    },
    perks: {
      title: 'Available perks',
      showAll: 'Show all perks',
      empty: 'There are no perks for you right now.',
    },
    rewards: {
      title: 'Popular rewards',
      showAll: 'Show all rewards',
    },
    transactions: {
      title: 'Latest transactions',
      showAll: 'Show all transactions',
    },
    instagram: {
      title: 'Follow us on Instagram',
      text: 'See what is new in the club before anyone else.',
      more: 'View more',
    },
    /** News of the account: `day` is a weekday or a date in words. LCK-2. */
    notices: {
      title: 'New in your account',
      spent: '{n:number|number} {{point was|points were}} spent on {day} at {time}.',
      signedIn: 'Your account was opened on a new device on {day} at {time}.',
      seen: 'Seen',
    },
    /** The reward that a member has made her goal, and the way to it; `n` is points, days or weeks. PTS-2. */
    planner: {
      title: 'My goal',
      toGo: '{n:number|number} {{point|points}} to go',
      reached: 'You have enough points.',
      days: 'About {n:number|number} {{day|days}} at your pace of the last 90 days',
      weeks: 'About {n:number|number} {{week|weeks}} at your pace of the last 90 days',
      years: 'More than two years at your pace of the last 90 days',
      noPace: 'There is not enough history yet to say how long it takes.',
      lapsing: '{n:number|number} {{point expires|points expire}} on the way.',
      offer: 'With the {n:number|number} {{point|points}} that would expire you can have:',
      pin: 'Make it my goal',
      unpin: 'Remove my goal',
    },
  },
  /** Deleting the account. VER-2. */
  deletion: {
    title: 'Delete the account',
    keep: 'Keep my account',
    visiting: {
      text: 'Only the member can ask for an account to be deleted. Please sign in first.',
    },
    asking: {
      lead: 'We are sorry to see you go. This is what it means:',
      points: 'You lose your points, coupons and rewards.',
      card: 'Your card stops collecting points.',
      days: 'Full deletion of your data can take up to 30 days.',
      start: 'Delete my account',
    },
    question: {
      title: 'Delete your account?',
      text: 'We will send you an e-mail with a link. Nothing is deleted until you open it and confirm.',
      confirm: 'Send me the e-mail',
      unsure: 'The e-mail may be on its way all the same. If it comes, you need not ask again.',
    },
    sent: {
      text: 'We have sent you an e-mail with a link. Open it to confirm the deletion.',
      to: 'It went to {email}.',
      until: 'Until then your account stays as it is.',
      again: 'Send the e-mail again',
      resent: 'We have sent the e-mail again.',
    },
    link: {
      title: 'Delete your account for good?',
      text: 'This is the last question. Your points, coupons and rewards will be gone, and nobody can bring them back.',
      confirm: 'Delete for good',
      unsure: 'Your last try may have gone through all the same. Trying again does no harm.',
    },
    expired: {
      text: 'It has expired, or it has been used already. If you have confirmed the deletion before, you need not do anything.',
      member: 'If you still want to delete your account, we will send you a new e-mail.',
      visitor: 'If you still want to delete your account, sign in and ask for a new e-mail.',
      again: 'Send a new e-mail',
    },
    granted: {
      title: 'Your request is confirmed',
      text: 'We will send you your personal data by e-mail within 30 days.',
    },
    farewell: {
      title: 'Goodbye, and thank you',
      text: 'Your account is being deleted. Full deletion can take up to 30 days.',
      count: 'You will be logged out in {n:number|number} {{second|seconds}}.',
      signOut: 'Log out now',
    },
  },
  /** Backend bundles of the type `errors` lie over these. `mixed.required` (REG-3) and `maxSize` (RCP-2) are platform names. */
  errors: {
    network: 'We cannot reach the server. Check your connection and try again.',
    timeout: 'The server is taking too long. Please try again.',
    server: 'Something is wrong on our side. Please try again in a moment.',
    notFound: 'We could not find what you are looking for.',
    tooMany: 'Too many attempts. Please wait a moment and try again.',
    forbidden: 'This is not available for your account.',
    unexpected: 'Something went wrong. Please try again.',
    part: 'This part of the page could not be shown.',
    maxSize: 'This file is too big. The limit is {size:number|number} MB.',
    mixed: {
      required: '{field} is a required field',
    },
    string: {
      max: '{field} must have at most {max:number|number} {{character|characters}}',
      email: 'Enter an e-mail address such as name@example.com',
      phone: 'Enter a phone number such as {example}',
      code: 'Enter all {length:number|number} {{digit|digits}} of the code',
    },
  },
  /** The menu and the header. FRM-1, FRM-3. */
  frame: {
    menu: {
      label: 'Main menu',
      open: 'Open the menu',
      close: 'Close the menu',
      dashboard: 'Dashboard',
      profile: 'Profile',
      card: 'My card',
      logOut: 'Log out',
      social: 'Follow us',
    },
    header: {
      label: 'Your account',
      /** The club's name where it has no logo; a backend bundle may say the real one. */
      club: 'Your club',
      home: 'Home page',
      logo: 'Visit our website',
      points: 'You have {n:number|number} {{point|points}}',
      news: 'News',
      unreadNews: 'News, {n:number|number} unread {{message|messages}}',
      /** Said where older messages that have not come may be unread too. */
      moreNews: 'News, {n:number|number} or more unread messages',
      profile: 'My profile',
    },
    /** The foot of each page. FRM-8. */
    footer: {
      label: 'More about the club',
      requiredConsents: 'Required consents',
      failed: 'The consents could not be loaded.',
      signed: 'Agreed',
      pages: 'All pages',
      privacy: 'Privacy',
      accessibility: 'Accessibility',
      madeWith: 'Made with {name}',
    },
    /** The toasts. FRM-10. */
    toasts: {
      label: 'Notifications',
      dismiss: 'Dismiss the notification',
      openForm: 'Open the form',
    },
    /** Backend bundles name these keys directly, such as `sidebar.title`. FRM-5. */
    sidebar: {
      title: 'Offers for you',
      special: 'Special offers',
      more: 'More',
      moreAbout: 'More about {title}',
      readMore: 'Read more',
      readLess: 'Read less',
      failed: 'The offers could not be loaded.',
      unreadable: 'The text of this offer could not be loaded.',
      invoice: {
        title: 'Got a receipt?',
        text: 'Upload your receipt or invoice and collect points for it.',
      },
    },
    /** The page of the router's fallback. RTE-7. */
    fallback: {
      title: 'Unexpected Application Error!',
      status: '404 Not Found',
      notFound: 'This page does not exist.',
      home: 'Back to the home page',
    },
    /** The choice of a language. WHL-3. */
    language: {
      label: 'Language',
      own: 'Club language',
      others: 'Other languages',
      failed: 'The language could not be loaded. Please try again.',
      help: 'This browser remembers your choice.',
    },
  },
  /** The offer to install the portal. OFF-4. */
  install: {
    title: 'Keep your club at hand',
    text: 'Add it to this device: your card and your coupons then open with one press, without network too.',
    add: 'Add it',
    showHow: 'Show me how',
    decline: 'No, thanks',
    /** The two steps on an iPhone or iPad, in the words of its own menus. */
    share: 'Press Share in the bar of your browser.',
    addToHome: 'Choose “Add to Home Screen”.',
  },
  /** Leaflets; `day` is a date in words. DSH-2. */
  leaflets: {
    title: 'Leaflets',
    empty: 'There are no leaflets right now. Come back soon.',
    from: 'From {day}',
    until: 'Until {day}',
    past: 'No longer valid',
  },
  /** Asking for another e-mail with a link. AUT-4, VER-1. */
  mail: {
    resend: 'Send another e-mail',
    resendIn: 'You can ask for another e-mail in {n:number|number} {{second|seconds}}.',
    resent: 'Another e-mail is on its way.',
    notThere: 'Is it not there? It may be in the spam folder.',
  },
  /** The club's messages: the list, one of them in full. `n` is how many are on screen. NWS-1. */
  news: {
    /** Stands for the title of a message that has none. */
    message: 'Message',
    /** On a message that came since the news were last opened. */
    unread: 'New',
    empty: 'There are no messages for you yet.',
    emptyHint: 'When something happens in the club, you will read it here.',
    shown: '{n:number|number} {{message|messages}} shown',
    end: 'These are all your messages.',
    backToList: 'Back to messages',
    gone: 'This message is no longer available.',
  },
  /** The content page. RTE-10. */
  pages: {
    title: 'Information',
    notAvailable: 'This page is not available.',
    tooLong: 'This text is too long to be shown in full.',
  },
  /** Passkeys: signing in with one, and those of an account. LCK-1. */
  passkeys: {
    signIn: 'Sign in with a passkey',
    title: 'Passkeys',
    lead: 'With a passkey you sign in by your fingerprint, your face or the PIN of your device. Your other ways to sign in stay as they are.',
    none: 'You have no passkey yet.',
    unnamed: 'Passkey',
    since: 'Added: {day}',
    add: 'Add a passkey',
    added: 'The passkey is added. You can sign in with it now.',
    remove: 'Remove',
    removed: 'The passkey is removed. It does not sign you in any more.',
    notAdded: 'No passkey was added. You can try again at any time.',
    notUsed: 'No passkey was used. Try again, or sign in another way.',
    notSupported: 'This browser or device cannot use passkeys here.',
    known: 'This device already has a passkey for your account.',
    refused: 'This passkey is not known here. Please sign in another way.',
    absent: 'Passkeys cannot be used here. Please sign in another way.',
  },
  /** Choosing a password, in registration and in recovery. AUT-5. */
  password: {
    label: 'New password',
    repeat: 'Repeat the password',
    show: 'Show the password',
    hide: 'Hide the password',
    showRepeat: 'Show the repeated password',
    hideRepeat: 'Hide the repeated password',
    length: 'At least {n:number|number} {{character|characters}}',
    lowercase: 'A lower-case letter',
    uppercase: 'A capital letter',
    digit: 'A digit',
    met: 'done',
    unmet: 'still missing',
    allMet: 'The password has everything it needs.',
    weak: 'The password does not have everything it needs yet.',
    mismatch: 'Passwords do not match',
  },
  /** Perks. DSH-2. */
  perks: {
    one: 'Perk',
    empty: 'There are no perks for you right now. Come back soon.',
    gone: 'This perk is no longer available.',
  },
  /** Phone numbers, wherever one is asked for. The example is a number of the language's own country. */
  phone: {
    label: 'Phone number',
    help: 'Such as {example}.',
    example: '+44 7700 900123',
  },
  /** The balance, and what the platform says of points beside it: `n` is points, `date` a day in words; of `asOf`, a moment. */
  points: {
    balance: 'Your points',
    none: 'Show your card when you shop to collect points.',
    /** Instead of the figure, where several balances have points and none is the one that counts. */
    unclear: 'The club keeps your points in several parts and does not say which of them you can spend.',
    pending: '{n:number|number} {{point|points}} pending',
    lapsing: '{n:number|number} {{point expires|points expire}} on {date}',
    later: 'Later dates',
    asOf: 'As of {date}',
  },
  /** The page of privacy; `day` is a date in words. PRV-1. */
  privacy: {
    visitor: 'Members who have signed in also see their consents and requests here.',
    consents: {
      title: 'Your consents',
      version: 'Version {version}',
      allows: 'What it allows',
    },
    requests: {
      title: 'Your requests',
      lead: 'The club answers each request within 30 days.',
      empty: 'You have made no requests.',
      data: 'A copy of your personal data',
      deletion: 'Deletion of the account',
      asked: 'Made on {day}',
      due: 'Answer by {day}. Days left: {n:number|number}.',
      done: 'Answered',
      late: 'The time for an answer ended on {day}. Please write to the club.',
    },
    kept: {
      title: 'What this browser keeps',
      lead: 'All of it stays on your device, and the portal sets no cookies. What is not needed can be cleared.',
      now: 'Entries now: {n:number|number}',
      needed: 'Needed',
      until: 'Stays {until}.',
      names: 'Names in the browser',
      clear: 'Clear what is not needed',
      cleared: 'Cleared. What is needed has stayed; the rest comes back as you use the portal.',
      nothing: 'There was nothing to clear.',
    },
    purpose: {
      session: 'Keeps you signed in.',
      club: 'Shows the name, colours and wording of the club at once.',
      language: 'Remembers the language that you have chosen.',
      choices: 'Remembers your favourite store and the reward that you save points for.',
      receipts: 'Holds receipts that wait to be sent.',
      technical:
        'Makes the portal run: the time of the server, a test of the storage, pages that were loaded again after an update.',
      app: 'Opens the portal without network: its pages and files, nothing about you.',
      content: 'Shows at once, and without network, what you have last seen: points, card, coupons.',
      news: 'Remembers which news you have read.',
      typed: 'Keeps what you type into a form until you send it.',
      place: 'Brings you back to the page, and to the place in a list, where you were.',
      steps: 'Leads you through what takes several pages, such as a registration or signing in by SMS.',
      notices: 'Shows a message on the next page.',
      install: 'Decides when to offer the portal as an app, and remembers your answer.',
      testers: 'Only for tests of the portal.',
    },
    until: {
      tab: 'until you close the tab',
      signOut: 'until you log out',
      month: 'until you log out, 30 days at most',
      sent: 'until it is sent or you log out, 30 days at most',
      version: 'until the next version of the portal',
      cleared: 'until it is cleared',
    },
    leaving: {
      title: 'What leaves this browser',
      lead: 'Nothing goes to advertisers or to statistics. This is what others receive:',
      site: 'The site with the pages and files of the portal. It learns your internet address, as every site does.',
      platform:
        'The platform of the club. It receives what you type and send, your receipts, your language and, when you ask for stores near you, about where you are, and keeps your account.',
      leadWithFigures: 'Nothing goes to advertisers. This is what others receive:',
      figures:
        'How fast the pages were for you: times, the kind of page and of connection, the version of the portal. Chance picks {n:number|number} of 100 visits. No name, number or address of yours is in it, and nothing is sent where your browser asks not to be followed.',
      errors:
        'Errors in the portal’s code: the kind of error, the place in the code, the kind of page and the version of the portal. No name, number or address of yours is in it, and nothing that you have typed.',
      images: 'Pictures of the club. It learns your internet address, but not which page you read.',
      map: 'The map of the club’s places, once you open it. It learns your internet address, and which part of the map you look at.',
      others:
        'Pictures in news, coupons and offers may come from other addresses that the club has chosen; the same holds for them.',
      links: 'Links to other sites send nothing before you press them.',
    },
  },
  /** The profile: who the member is, and all ways from there. PRF-1. */
  profile: {
    verified: 'Verified account',
    unverified: 'Account not verified',
    verify: 'Verify the account',
    card: {
      mine: 'Show my card',
      pair: 'Pair a card',
      physical: 'Request a physical card',
      none: 'You have no card yet.',
    },
    account: {
      title: 'My account',
      edit: 'Edit my profile',
      phones: 'Account access',
      addresses: 'Delivery addresses',
      receipts: 'Receipts',
    },
    legal: {
      title: 'Legal information',
      unsigned: 'Not agreed',
      since: 'Agreed on {day}',
      needed: 'Required',
      sign: 'Agree',
      revoke: 'Revoke',
      signedNow: 'You have agreed.',
      revokedNow: 'Your consent is revoked.',
      empty: 'There is nothing to agree to.',
      unsure: 'It may have worked all the same; what you see above is up to date.',
    },
    withdrawal: {
      title: 'Revoke this consent?',
      text: 'From then on we will not do what it allowed. You can agree again at any time.',
      needed: 'The club needs this consent. Without it some of its services may stop working for you.',
      confirm: 'Revoke the consent',
      keep: 'Keep it',
      unsure: 'It may have worked all the same. Trying again does no harm.',
    },
    data: {
      title: 'My data',
      request: 'Request my personal data',
      erase: 'Delete the account',
    },
    question: {
      title: 'Request your personal data?',
      text: 'We will put together what the club knows about you and send it to you. This can take up to 30 days.',
      confirm: 'Request my data',
      unsure: 'The request may have arrived all the same. If an e-mail comes, you need not ask again.',
    },
    sent: {
      title: 'Your request is on its way',
      text: 'You will get an e-mail that confirms it. Please open its link. Your data can take up to 30 days.',
      to: 'The e-mail goes to {email}.',
    },
    link: {
      confirming: 'We are confirming your request…',
      granted: 'Your request is confirmed. We will send you your personal data within 30 days.',
      expired: 'This link has expired or was used already. You can request your data again below.',
    },
    /** Editing the profile. PRF-2. */
    edit: {
      title: 'My details',
      submit: 'Save',
      saved: 'Your profile is saved.',
    },
  },
  /** The entry of a promo code; `n` is whole points. PRF-7. */
  promoCode: {
    label: 'Promo code',
    help: 'You find promo codes in our leaflets, news and e-mails.',
    submit: 'Use the code',
    invalid: 'We do not know this promo code. Please check each letter.',
    used: 'This promo code has been used already.',
    usedByTry:
      'This promo code has been used already, most likely by your try a moment ago. Your transactions show what it gave.',
    unsure:
      'The code may have been accepted all the same. Your transactions show it; trying again does no harm.',
    accepted: 'Your promo code is accepted.',
    gained: 'You have collected {n:number|number} {{point|points}}.',
    another: 'Enter another code',
    transactions: 'Show transactions',
  },
  /** The receipts that a member has uploaded. RCP-1. */
  receipts: {
    upload: 'Upload a receipt',
    caption: 'Your receipts, the latest first',
    empty: 'You have not uploaded a receipt yet.',
    emptyHint: 'Upload a photo of a receipt and collect points for it.',
    shown: '{n:number|number} {{receipt|receipts}} shown',
    end: 'These are all your receipts.',
    one: 'Receipt',
    uploaded: 'Receipt uploaded on {day}',
    status: {
      approved: 'Approved',
      pending: 'Pending',
      rejected: 'Rejected',
    },
    /** Receipts that wait in this browser for a network. OFF-5. */
    outbox: {
      title: 'Waiting to be sent',
      hint: 'These files lie unencrypted in this browser until they are sent. When you log out, they are removed.',
      stage: {
        waiting: 'Will be sent when there is a network',
        sending: 'Being sent…',
        failed: 'Could not be sent',
      },
      unsure: 'It may have arrived already. We check that before it is sent again.',
      notRemoved: 'The receipt could not be removed. Please try again.',
      unread: 'The receipts that wait cannot be shown now. Close the other tabs of this site and try again.',
      sent: '{n:number|number} {{receipt was|receipts were}} sent.',
      offline:
        'There is no network. Your receipts will lie unencrypted in this browser, and be sent when there is one.',
      later: 'Send later',
      kept: {
        title: 'Kept for later',
        text: '{n:number|number} {{receipt waits|receipts wait}} in this browser, unencrypted, to be sent as soon as there is a network. Until then you can remove what waits from the list.',
        some: '{n:number|number} {{receipt is|receipts are}} kept for later.',
      },
      failure: {
        denied:
          'This browser does not let the site keep files, for example in a private window. They stay here: upload them when there is a network.',
        full: 'There is no room in this browser to keep the files. They stay here: upload them when there is a network, or make room.',
        blocked:
          'Another tab of this site is in the way of keeping the files. Close it and try again. They stay here.',
      },
    },
    /** Uploading receipts. RCP-2. */
    uploading: {
      title: 'Upload receipts',
      drop: 'Drop your receipts here or choose files',
      choose: 'Choose files',
      photo: 'Take a photo',
      rules:
        'PDF, PNG or JPEG, at most {size:number|number} MB each. We remove the place where a photo was taken.',
      chosen: 'Chosen files',
      remove: 'Remove {name}',
      retry: 'Try again: {name}',
      large: 'Make large photos smaller',
      largeHelp: 'They upload faster, and the receipts stay readable.',
      submit: 'Upload',
      stop: 'Stop',
      progress: '{done:number|number} of {all:number|number} uploaded',
      last: 'Sending the receipts…',
      unsure:
        'Your receipts may have arrived all the same. Please check the list before you upload them again.',
      stage: {
        waiting: 'Waiting',
        sending: 'Uploading…',
        taken: 'Uploaded',
        failed: 'Not uploaded',
      },
      ignored: {
        title: 'Not added',
        type: 'Only PDF, PNG and JPEG files can be uploaded.',
        content: 'What is inside is not what the name says.',
        empty: 'The file is empty.',
        duplicate: 'This file is in the list already.',
        unreadable: 'The file cannot be read.',
        more: 'and {n:number|number} more {{file|files}}',
      },
      changed: 'This file was changed or deleted. Please remove it and choose it again.',
      success: {
        title: 'Thank you!',
        text: 'We have received {n:number|number} {{receipt|receipts}}. You will see here when {{n:it has|they have}} been checked.',
        done: 'Back to the receipts',
      },
    },
  },
  /** A forgotten password and a new one. AUT-4. */
  recovery: {
    lead: 'Enter your e-mail and we will send you a link to set a new password.',
    submit: 'Send me a link',
    toLogin: 'Back to sign in',
    sent: {
      title: 'Check your e-mail',
      text: 'If an account belongs to {email}, a link to set a new password is on its way there.',
      change: 'Use another e-mail',
    },
    reset: {
      lead: 'Choose a password that you use nowhere else.',
      submit: 'Save the new password',
    },
    done: {
      title: 'Your new password is set',
      text: 'From now on you sign in with it.',
    },
    expired: {
      text: 'A link works only once and only for a while. We will gladly send you a new one.',
      unsure: 'Your new password may be set already. Try to sign in with it, or ask for a new link.',
      link: 'Get a new link',
    },
    lacking: {
      title: 'You need the link from our e-mail',
      text: 'Open the link in the e-mail, or let us send you one.',
      link: 'Get a link',
    },
  },
  /** Becoming a member. REG-1 to REG-4. */
  registration: {
    steps: {
      label: 'Steps of the registration',
      intro: 'Start',
      card: 'Card',
      details: 'Details',
      confirm: 'Confirmation',
      back: 'Back',
    },
    /** Three short lines of what the club gives, above the first step. REG-9. */
    gains: {
      points: 'Points for your purchases',
      coupons: 'Coupons for members only',
      rewards: 'Rewards for your points',
    },
    intro: {
      title: 'How it works',
      card: 'Say whether you have our card, want a virtual one, or will add one later.',
      details: 'Enter your e-mail, your name and a password.',
      confirm: 'Confirm with the code that we send you.',
      submit: 'Start',
      member: 'Already have an account?',
    },
    card: {
      title: 'Your card',
      legend: 'Do you have our card?',
      existing: 'I have a card',
      existingHelp: 'Its points come along with you.',
      virtual: 'I want a virtual card',
      virtualHelp: 'You get it at once and show it on your phone.',
      later: 'I will add a card later',
      laterHelp: 'You can do so in your profile at any time.',
      unchosen: 'Choose one of the three',
      lost: 'We never keep the number of your card. Please enter it once more.',
      none: 'No card?',
      noneVirtual: 'Register with a virtual one',
      noneStaff: 'Ask our staff for one.',
      check: 'Check the card',
      failed: 'Card verification failed',
      taken:
        'This card is already registered in our platform, please try to login or request to reset password.',
      other: 'Use another card',
    },
    form: {
      title: 'Your details',
      firstname: 'First name',
      lastname: 'Last name',
      sex: 'Sex',
      unsaid: 'I would rather not say',
      female: 'Female',
      male: 'Male',
      optional: '{field} (optional)',
      mandatory: 'Fill in mandatory fields',
      taken: 'An account with the specified email already exists!',
      disagreed: 'You can become a member only if you agree to this',
      noConsents: 'We could not load the consents. Please try again.',
      submit: 'Create the account',
      reset: 'Reset the password',
      unsure:
        'Your form may have arrived all the same. If our message does not come, send it once more: you will not get a second account.',
      perhaps:
        'If you have sent this form before, that try may have worked. Sign in with the password you chose.',
      worked: 'It seems that your first try has worked after all. Sign in with the password you have chosen.',
      offline: 'You are offline. What you have typed stays here until you can send it.',
      verified: 'Your card is verified. Welcome, {name}!',
      verifiedCard: 'Your card is verified.',
    },
    code: {
      title: 'Confirm your registration',
      sent: 'We have sent a code to {to}.',
      spam: 'If it does not come, look into your spam folder.',
      label: 'Code from the e-mail',
      submit: 'Confirm',
      again: 'To send another code we need your password once more, since we never keep it.',
      change: 'Correct my details',
      confirmed: 'Already confirmed?',
    },
    farewell: {
      title: 'Welcome to the club!',
      text: 'Your account is ready. Sign in to see your points and coupons.',
    },
  },
  /** The catalogue of rewards and one reward. RWD-1. */
  rewards: {
    title: 'Rewards',
    empty: 'There are no rewards to choose from right now.',
    emptyHint: 'New ones are on their way. Come back soon.',
    backToList: 'Back to rewards',
    gone: 'This reward is no longer available.',
    balance: 'You have {n:number|number} {{point|points}}.',
    enough: 'Enough points',
    short: '{n:number|number} {{point|points}} short',
    left: 'Only {n:number|number} left',
    soldOut: 'Out of stock',
    choose: 'Choose this reward',
    notice: {
      unverified: 'Only verified accounts can select rewards',
      short: "You don't have enough points for this reward!",
      soldOut: 'This reward is out of stock.',
      unavailable: 'This reward cannot be chosen here.',
    },
    ways: {
      delivery: 'Delivery',
      pickup: 'Pickup',
      donation: 'Donation',
    },
    /** The rewards that a member has redeemed. RWD-3. */
    mine: {
      title: 'My rewards',
      empty: 'You have not redeemed a reward yet.',
      emptyHint: 'Choose one for your points and it will show here.',
      redeemed: 'Redeemed on {day}',
      status: {
        reserved: 'Reserved',
        ready: 'Ready for you',
        collected: 'Collected',
        sent: 'Sent',
        donated: 'Donated',
        over: 'Kept no longer',
      },
    },
    /** The redemption of a reward: the way, where it goes, the question, what became of it. RWD-2. */
    redemption: {
      way: 'How would you like to get it?',
      help: {
        delivery: 'You hear from us by e-mail.',
        pickup: 'At a place that you choose.',
        donation: 'To a cause that you choose.',
      },
      to: {
        delivery: 'Where shall we send it?',
        pickup: 'Where will you pick it up?',
        donation: 'Which cause would you like to support?',
      },
      missing: 'Please choose one.',
      question: {
        title: 'Redeem this reward?',
        cost: 'Cost',
        left: 'You will have left',
        confirm: 'Redeem',
        checking: 'No answer came. We are checking your points…',
        untouched:
          'No answer came, but your points are unchanged. It seems that the reward was not redeemed. Wait a moment before you try again.',
      },
      unsure: {
        title: 'Did it work?',
        text: 'No answer came, so the reward may have been redeemed already. Look at your points before you try again.',
      },
      refused: {
        title: 'The reward was not redeemed',
        text: 'Nothing was taken from your points.',
      },
      success: {
        delivery: 'Your reward is on its way',
        pickup: 'Your reward is reserved',
        donation: 'Thank you!',
        sent: 'We are sending it to: {place}',
        kept: 'Pick it up here: {place}',
        given: 'Your points support: {place}',
        mail: 'You will get an e-mail about the delivery.',
        mailTo: 'You will get an e-mail about the delivery at {email}.',
      },
    },
  },
  /** The texts about the member's session: while she uses the portal, and where it cannot be kept. */
  session: {
    otherTab:
      'Another tab of this site is renewing your sign-in. If it does not respond, open it or close it.',
    notKept:
      'Your browser does not let this site store anything, so it cannot keep you signed in. Allow cookies and site data for this site, or free some space on the device, then try again.',
    /** The dialog in which a member shows once more that it is her. LCK-2. */
    reauthentication: {
      title: 'Confirm that it is you',
      spend: 'This costs more than the limit that you have set.',
      change: 'Only you can change your limit.',
      back: 'Back',
      wrong: 'This password is not right.',
      add: 'Only you can add a passkey.',
      passkey: 'Use a passkey',
      notUsed: 'No passkey was used. Try again, or type your password.',
      passkeyNeeded: 'No passkey was used. Please try again.',
      refused: 'This passkey does not belong to your account. Please type your password.',
    },
  },
  /** Signing in by SMS code or by password. AUT-1, AUT-2. */
  signIn: {
    title: 'Sign in',
    sms: {
      lead: 'We will send you a code by SMS.',
      submit: 'Send me a code',
      toPassword: 'Sign in with e-mail and password',
    },
    code: {
      title: 'Enter the code',
      sent: 'We have sent a code to {phone}.',
      label: 'Code from the SMS',
      help: '{n:number|number} {{digit|digits}}. A pasted code is sent at once.',
      resend: 'Send a new code',
      resendIn: 'You can ask for a new code in {n:number|number} {{second|seconds}}.',
      resent: 'A new code is on its way.',
      wrong: 'Invalid code entered',
      expired: 'This code has expired. Ask for a new one.',
      changePhone: 'Use another phone number',
    },
    password: {
      lead: 'Use the e-mail and password of your club account.',
      email: 'E-mail',
      password: 'Password',
      submit: 'Sign in',
      forgot: 'Forgot your password?',
      toSms: 'Sign in with a code by SMS',
      failed: 'Your login info does not seem to be right. Please try again.',
    },
    tryAgainIn: 'You can try again in {time}.',
    register: {
      question: 'Not a member yet?',
      link: 'Create an account',
    },
    notice: {
      signInFirst: 'Please sign in to continue.',
      signedIn: 'You are signed in.',
      signedOut: 'You are logged out.',
      sessionEnded: 'Your session has ended. Please sign in again.',
    },
  },
  /** Choosing one of the club's places: shops, stations. */
  stores: {
    /** The name of the page of all places, and the way to it. */
    title: 'Where to find us',
    about: 'Addresses, opening hours and the way there.',
    aboutWithPrices: 'Addresses, opening hours, fuel prices and the way there.',
    all: 'Show all places',
    search: 'Search by name or city',
    none: 'Nothing like this was found. Try another name or city.',
    empty: 'There is nothing to choose from yet.',
    found: 'Found: {n:number|number}',
    /** The map of places, of clubs that have one; the last two are said when somebody scrolls over it. STO-2. */
    map: {
      title: 'Map',
      failed: 'The map could not be loaded. All places are in the list below.',
      zoomIn: 'Zoom in',
      zoomOut: 'Zoom out',
      fingers: 'Use two fingers to move the map',
      ctrl: 'Hold Ctrl and scroll to zoom the map',
      cmd: 'Hold ⌘ and scroll to zoom the map',
    },
    /** The page of the club's places; a moment is a time, with its day where that is another one. STO-1. */
    page: {
      near: 'Show what is near me',
      nearAgain: 'Update my position',
      nearNote:
        'Your browser asks you first. Your position, rounded to about 100 meters, is sent to the club to sort this list. It is not kept in this browser.',
      sorted: 'The nearest come first.',
      refused:
        'Your browser does not tell this page your position. Allow it in the settings of the browser, or search by city.',
      timedOut: 'Your position was not found in time. Try again, or search by city.',
      unavailable: 'This device cannot tell its position right now. Search by city instead.',
      absent: 'This club has no list of its places here.',
      empty: 'There is no place in the list yet.',
      open: 'Open around the clock',
      openUntil: 'Open until {moment}',
      opens: 'Closed. Opens: {moment}',
      hours: 'Opening hours',
      /** Behind a day of the week. */
      closed: 'closed',
      pricesFrom: 'Prices as of {moment}',
      maps: 'Open in maps',
      /** A button that is pressed or not. */
      favourite: 'Favorite place: {name}',
    },
  },
  /** The view of a code at the till; `n` and `count` are whole numbers. TIL-1. */
  till: {
    done: 'Done',
    previous: 'Previous code',
    next: 'Next code',
    position: 'Code {n:number|number} of {count:number|number}',
    about: 'Until about {time}',
    pause: 'Pause the animation',
    resume: 'Start the animation',
  },
  /** Long amounts are in the form that follows "in" and "for another"; short ones are for ribbons and countdowns. */
  time: {
    long: {
      days: '{n:number|number} {{day|days}}',
      hours: '{n:number|number} {{hour|hours}}',
      minutes: '{n:number|number} {{minute|minutes}}',
      seconds: '{n:number|number} {{second|seconds}}',
    },
    short: {
      days: '{n:number|number} d',
      hours: '{n:number|number} h',
      minutes: '{n:number|number} min',
      seconds: '{n:number|number} s',
    },
    /** Entries of the member’s own calendar: the button, and what the file says. `n` is points. CAL-1. */
    calendar: {
      add: 'Add to calendar',
      failed: 'The calendar file could not be made. Please try again.',
      coupon: 'Coupon ends: {name}',
      couponText: 'The coupon is valid until the end of this entry.',
      lapse: '{n:number|number} {{point expires|points expire}}',
      lapseText: 'Spend them on a coupon or a reward before this day.',
      pickup: 'Pick up: {name}',
      pickupText: 'It is kept for you until the end of this entry: {place}',
      kept: 'It is kept for you until {date}.',
    },
  },
  /** The table of transactions. TRX-1. */
  transactions: {
    caption: 'Your transactions, the latest first',
    date: 'Date',
    time: 'Time',
    description: 'Description',
    points: 'Points',
    empty: 'You have no transactions yet.',
    emptyHint: 'Use your card when you shop and your points will show here.',
    expires: 'Valid until {date}',
    expired: 'Expired on {date}',
    shown: '{n:number|number} {{transaction|transactions}} shown',
    end: 'These are all your transactions.',
    earned: 'Earned',
    spent: 'Spent',
    notWhole: 'Not complete yet',
    noDate: 'Without a date',
  },
  /** Verifying an account by the link of an e-mail. VER-1. */
  verification: {
    checking: 'We are verifying your account…',
    instructing: {
      text: 'Open the link in the e-mail that we have sent to {email}.',
      plain: 'Open the link in the e-mail that we have sent you.',
    },
    expired: {
      text: 'We will gladly send you another e-mail with a new link.',
      visitor: 'Sign in, and we will send you another e-mail with a new link.',
    },
    visiting: {
      title: 'Open the link from our e-mail',
      text: 'If you cannot find it, sign in and we will send you another one.',
    },
    failed: {
      title: 'We could not verify your account',
    },
    verified: {
      title: 'Your account is verified',
      text: 'Everything in the club is open to you now.',
      toClub: 'Go to the club',
    },
  },
  /** Backend bundles name `verify.banner` directly. FRM-9. */
  verify: {
    banner: 'Your account is not verified yet. Verify it to use coupons and rewards.',
    link: 'Verify my account',
    dismiss: 'Hide this message',
  },
} as const
