import { useStore } from '@nanostores/react'
import { $club } from '#machines/club/club.store.ts'

/** Returns the club and its settings; while a built page is hydrated, those that it was built with. */
export const useClub = () => useStore($club, { ssr: 'initial' })
