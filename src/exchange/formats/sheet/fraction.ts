/** The nearest fraction whose denominator has at most as many digits as the mask has signs. */
function nearest(part: number, digits: number): [top: number, bottom: number] {
  let best: [number, number] = [0, 1]
  for (let bottom = 1; bottom < 10 ** digits; bottom++) {
    const top = Math.round(part * bottom)
    if (Math.abs(part - top / bottom) < Math.abs(part - best[0] / best[1]) - 1e-12) best = [top, bottom]
  }
  return best
}

const MAX_DIGITS = 3

/** 0.5 by `# ?/?` is 1/2. */
export function fractionText(value: number, mask: string): string {
  const [before = '', after = ''] = mask.split('/', 2)
  const fixedBottom = Number(/^\d*/.exec(after.trim())?.[0])
  const isMixed = /[#0?]\s+[#0?]/.test(before)
  const whole = isMixed ? Math.floor(value) : 0
  const digits = Math.min(after.match(/[?#]/g)?.length ?? 1, MAX_DIGITS)
  const [top, bottom] = fixedBottom
    ? [Math.round((value - whole) * fixedBottom), fixedBottom]
    : nearest(value - whole, digits)
  if (top === 0) return String(whole)
  if (isMixed && top === bottom) return String(whole + 1)
  return `${whole ? `${whole} ` : ''}${top}/${bottom}`
}
