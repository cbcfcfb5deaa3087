/**
 * All that a page does before its first paint and before any island is there. Built as one inline script, in this order;
 * therefore its parts import constants only, and read what they need from attributes of the root element.
 */
import './guard.ts'
import './early-requests.ts'
import './theme.ts'
import './remove-kept.ts'
import './paint.ts'
import './held-presses.ts'
import './page-errors.ts'
