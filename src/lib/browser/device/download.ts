/** The time that a browser may take to begin with a file, in milliseconds. */
const patience = 60_000

export const saveFile = (name: string, type: string, content: Uint8Array<ArrayBuffer>): void => {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), patience)
}
