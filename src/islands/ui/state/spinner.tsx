import { spinner } from '#styled/recipes'

/** A turning ring for a wait without a shape, a decoration. */
export const Spinner = () => <span aria-hidden="true" className={spinner()} data-spinner="" />
