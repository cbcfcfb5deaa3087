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

/** The key that sends a form, as protocols write it. */
export const enter = '\uE007'

/** A phone in the hand: what most members use. */
export const phone = { width: 390, height: 844 } as const

/** Waits for a pattern in the output of a process. Fails with the whole output when the process ends first. */
export const heard = (
  stream: NodeJS.ReadableStream,
  ended: Promise<unknown>,
  pattern: RegExp,
): Promise<RegExpExecArray> =>
  new Promise((resolve, reject) => {
    let output = ''
    stream.on('data', (part: Buffer) => {
      output += part
      const found = pattern.exec(output)
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error(`It ended before it said ${pattern}: ${output}`)))
  })
