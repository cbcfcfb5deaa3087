/** Calls back once the page's style sheet has come, at once where it has: the head's script tells, see head/styled.ts. */
export const whenStyled = (work: () => void): void => {
  if (document.documentElement.dataset.styled !== undefined) work()
  else addEventListener('styled', work, { once: true })
}
