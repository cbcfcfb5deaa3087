/** Tells the head's script that code did not come which is needed now. `again`: another try has failed too. */
export const reportLateCode = (again = false): void => {
  globalThis.dispatchEvent?.(new CustomEvent('late-code', { detail: again }))
}

/** Tells the head's script of an error that a boundary has caught, which browsers then report to nobody. ERR-1. */
export const reportCaughtError = (error: unknown): void => {
  globalThis.dispatchEvent?.(new CustomEvent('caught-error', { detail: error }))
}

/** Imports code that is needed now. Rejects as the import does, which is reported to the head's script as well. */
export const importLate = <TFile>(load: () => Promise<TFile>): Promise<TFile> =>
  load().catch((error: unknown) => {
    reportLateCode()
    throw error
  })

/**
 * Makes an import that is asked for again while it is under way share the first try; a failed one begins anew. WebKit
 * tells whoever imports a file a second time that it is there before it has been run: what it exports is undefined.
 */
export const sharedImport = <TFile>(load: () => Promise<TFile>): (() => Promise<TFile>) => {
  let coming: Promise<TFile> | undefined
  return () => {
    coming ??= load().catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }
}
