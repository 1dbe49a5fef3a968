import temml from 'temml'

/** Shows a text whose formulas stand between dollars: temml and nothing else. */
export function showFormulas(text: string, element: HTMLElement): void {
  element.replaceChildren(
    ...text.split('$').map((part, index) => {
      if (index % 2 === 0) return part
      const formula = document.createElement('span')
      temml.render(part, formula)
      return formula
    }),
  )
}
