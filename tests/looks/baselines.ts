import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The folder of the committed pictures. */
export const baselineFolder = resolve(import.meta.dirname, 'baselines')

/** The browser that took the pictures: another one draws letters a little differently. */
const takenWithFile = resolve(baselineFolder, 'taken-with.json')

const pathOf = (file: string): string => `${resolve(baselineFolder, file)}.webp`

/** Reads a committed picture; undefined where there is none. */
export const readBaseline = (file: string): Uint8Array | undefined =>
  existsSync(pathOf(file)) ? readFileSync(pathOf(file)) : undefined

/** Writes a picture where it is committed. */
export const writeBaseline = (file: string, picture: Uint8Array): void => {
  mkdirSync(dirname(pathOf(file)), { recursive: true })
  writeFileSync(pathOf(file), picture)
}

/** The committed pictures, such as `fuel/member-card-390-dark`. */
export const baselines = (): readonly string[] =>
  globSync('*/*.webp', { cwd: baselineFolder })
    .map((file) => file.replaceAll('\\', '/').replace(/\.webp$/, ''))
    .toSorted()

/** Takes a committed picture away. */
export const removeBaseline = (file: string): void => rmSync(pathOf(file))

/** The bytes of all committed pictures. */
export const baselineBytes = (): number =>
  baselines().reduce((sum, file) => sum + statSync(pathOf(file)).size, 0)

/** The version of the browser that took the committed pictures; undefined before any was. */
export const takenWith = (): string | undefined =>
  existsSync(takenWithFile) ? String(JSON.parse(readFileSync(takenWithFile, 'utf8')).chromium) : undefined

/** Writes down the browser that has taken the pictures. */
export const noteBrowser = (chromium: string): void => {
  mkdirSync(baselineFolder, { recursive: true })
  writeFileSync(takenWithFile, `${JSON.stringify({ chromium }, undefined, 2)}\n`)
}
