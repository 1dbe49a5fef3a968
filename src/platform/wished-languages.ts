/** The language of the element or its closest ancestor. */
function languageAround(element: Element): string | null | undefined {
  const around = element.closest('[lang]:not([lang=""])')
  if (around) return around.getAttribute('lang')
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? languageAround(root.host) : undefined
}

/** BCP 47 tags in order of preference: the chosen one, then that of the surrounding page, then the browser's. */
export const wishedLanguages = (element: Element | null, chosen: string | undefined): readonly string[] =>
  [chosen, languageAround(element ?? document.documentElement), ...navigator.languages].flatMap(
    (tag) => tag ?? [],
  )
