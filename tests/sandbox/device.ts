const systems: readonly (readonly [RegExp, string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const browsers: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

/** Returns what a member would call the device that sends a `User-Agent`: "Firefox on Android". LCK-2. */
export const deviceOf = (agent: string | null): string => {
  const nameIn = (known: typeof systems) => known.find(([sign]) => sign.test(agent ?? ''))?.[1]
  return [nameIn(browsers) ?? 'An app', nameIn(systems)].filter((name) => name !== undefined).join(' on ')
}
