/** Focuses the first field in there that is wrong. */
export function focusInvalid(body: HTMLElement | null): void {
  const field = body?.querySelector<HTMLElement>('[aria-invalid="true"]')
  // A field in a closed <details> cannot take the focus.
  field?.closest('details')?.setAttribute('open', '')
  field?.focus()
}
