/** The head's script of a testers' build: what watches comes first, then what every build has. */
import './watched-fetch.ts'
import './fast-clock.ts'
import '#lib/browser/head/head.ts'
