/** Focuses the first invalid field inside, else the button that adds what is missing. */
export function focusInvalid(body: HTMLElement | null): void {
  const find = (selector: string) => body?.querySelector<HTMLElement>(selector)
  const field = find('[aria-invalid="true"]') ?? find('[data-missing]')
  // A field in a closed <details> cannot take the focus.
  let around = field?.closest('details')
  while (around) {
    around.open = true
    around = around.parentElement?.closest('details')
  }
  field?.focus()
}
