/** All that a page does before its first paint, built as one inline script: its parts import constants only. */
import './guard.ts'
import './early-requests.ts'
import './theme.ts'
import './remove-records.ts'
import './paint.ts'
import './held-presses.ts'
import './page-errors.ts'
