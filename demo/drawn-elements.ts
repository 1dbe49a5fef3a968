/** The elements as little drawings: the inside of an SVG of 46 by 34 units. */
const DRAWN: Readonly<Record<string, string>> = {
  'quiz-app': 'M1 9h44M6 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M16 18h20M6 26a3 3 0 1 0 6 0a3 3 0 1 0-6 0M16 26h14',
  'quiz-admin': 'M7 27v-7M14 27V12M21 27v-9M28 27V9M35 27v-5',
  'slot-booker': 'M7 8h6M7 15h6M7 22h6M18 7h9v7h-9zM30 7h9v7h-9zM18 18h9v7h-9zM30 18h9v7h-9z',
}

const SVG = 'http://www.w3.org/2000/svg'

export function drawElement(tag: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 46 34')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute(
    'd',
    `M5 1h36a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V5a4 4 0 0 1 4-4z${DRAWN[tag] ?? ''}`,
  )
  svg.append(path)
  return svg
}
