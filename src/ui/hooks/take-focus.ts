/** A ref: what is drawn in the place of what had the focus takes it. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
