/** Of the element itself, or of what it stands in. */
function languageAround(element: Element): string | null | undefined {
  const around = element.closest('[lang]:not([lang=""])')
  if (around) return around.getAttribute('lang')
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageAround(root.host) : undefined
}

/** BCP 47 tags, the most wished one first: what was chosen, then the language of the page around an element, then the browser's. */
export const wishedLanguages = (element: Element | null, chosen: string | undefined): readonly string[] =>
  [chosen, languageAround(element ?? document.documentElement), ...navigator.languages].flatMap(
    (tag) => tag ?? [],
  )
