import type { ClientDirective } from 'astro'
import { whenStyled } from '../when-styled.ts'

/** `client:styled`: hydrates an island once the page's style sheet has come, so that its code does not delay that. */
const styledDirective: ClientDirective = (load) => {
  whenStyled(async () => (await load())())
}

export default styledDirective
