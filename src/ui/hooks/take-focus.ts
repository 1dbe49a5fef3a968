/** A ref: the replacement of a focused element takes the focus. */
export const takeFocus = (element: HTMLElement | null) => element?.focus()
