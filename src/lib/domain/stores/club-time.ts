import type { WeekTime } from './opening-hours.ts'

/** The one time zone of a country, by ISO 3166. A country with several has none here. */
const zones: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CH: 'Europe/Zurich',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MD: 'Europe/Chisinau',
  MK: 'Europe/Skopje',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  RO: 'Europe/Bucharest',
  RS: 'Europe/Belgrade',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  UA: 'Europe/Kyiv',
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const inZone = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })

const made = new Map<string, Intl.DateTimeFormat>()

/** The format is made once; a zone that this browser does not know is the device's own. */
const formatOf = (country: string): Intl.DateTimeFormat => {
  const kept = made.get(country)
  if (kept) return kept
  let format: Intl.DateTimeFormat
  try {
    format = inZone(zones[country])
  } catch {
    format = inZone(undefined)
  }
  made.set(country, format)
  return format
}

/**
 * Returns the moment of the week by the clock of a club: that of its country, or of this device where the country is
 * unknown or has several time zones. now: unix seconds. country: ISO 3166, two letters. STO-1.
 */
export function clubTime(now: number, country: string): WeekTime {
  const parts = formatOf(country).formatToParts(new Date(now * 1000))
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    day: weekdays.indexOf(read('weekday')) + 1,
    minutes: Number(read('hour')) * 60 + Number(read('minute')),
  }
}
