import { useEffect } from 'react'

/**
 * Asks the extension Dark Reader to leave the page alone while a code stands on it, by the mark that it documents: it
 * rewrites colours rule by rule, and knows no exception for an element. TIL-2.
 */
export function useUndarkened() {
  useEffect(() => {
    const mark = document.createElement('meta')
    mark.name = 'darkreader-lock'
    document.head.append(mark)
    return () => mark.remove()
  }, [])
}
