/** The data that Ark UI passes for a press or a focus outside a dialog. */
interface Outside {
  detail: { originalEvent: Event }
  preventDefault: () => void
}

/** Toasts lie above a dialog; a press on one does not close it. */
export function sparesToasts(event: Outside) {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault()
}
