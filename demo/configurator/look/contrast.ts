type Channels = [red: number, green: number, blue: number]

/** From 0 to 255 each; a canvas reads every notation of a colour. */
function channelsOf(color: string): Channels {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return [0, 0, 0]
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast, from 1 to 21. */
export function contrastBetween(one: Channels, other: Channels): number {
  const [lighter = 1, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const hexOf = (channels: Channels) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

export interface DrawnText {
  contrast: number
  /** As '#rrggbb'. */
  text: string
  ground: string
}

/** How an element's text stands on its ground; both must be opaque. */
export function drawnText(element: Element): DrawnText {
  const { color, backgroundColor } = getComputedStyle(element)
  const [text, ground] = [channelsOf(color), channelsOf(backgroundColor)]
  return { contrast: contrastBetween(text, ground), text: hexOf(text), ground: hexOf(ground) }
}
