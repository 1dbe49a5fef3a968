/** WCAG's contrast of an element's text with its ground, from 1 to 21. Both must be opaque. */
export function contrastOf(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element)
  const [lighter = 1, darker = 0] = [color, backgroundColor].map(luminance).sort((one, other) => other - one)
  return (lighter + 0.05) / (darker + 0.05)
}

/** A canvas reads every notation of a colour. */
function luminance(color: string): number {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return 0
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
