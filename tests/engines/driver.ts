/** The commands that a browser of any engine can be given: few enough that every protocol has them. */
export interface Driver {
  /** The engine and its version, such as `Firefox 153.7.0`. */
  readonly name: string
  go(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page, with what can be written as JSON; it sees nothing of its file, and promises nothing. */
  run<TResult>(work: (...given: never[]) => TResult, ...given: unknown[]): Promise<TResult>
  /** Presses at a place of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** The window's picture, as PNG. */
  picture(): Promise<Buffer>
  /** Uncaught errors of the pages so far. */
  readonly errors: readonly string[]
  close(): Promise<void>
}

/** A phone in the hand: what most members use. */
export const phone = { width: 390, height: 844 } as const

/** Pressing a place of the window, as both protocols write it. */
export const pressing = (x: number, y: number) => ({
  type: 'pointer',
  id: 'finger',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
})

/** Typing a text, as both protocols write it. */
export const typing = (text: string) => ({
  type: 'key',
  id: 'keys',
  actions: [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
})
