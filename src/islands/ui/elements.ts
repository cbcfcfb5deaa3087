import type { ReactElement } from 'react'

/**
 * Elements and never a bare text: the type of what stands beside other children. A browser that translates a page puts
 * an element in place of each text, and React, which still holds the text, can then neither change nor move what is
 * around it. A text has an element of its own. WHL-8.
 */
export type Elements = ReactElement | '' | false | null | undefined | readonly Elements[]
