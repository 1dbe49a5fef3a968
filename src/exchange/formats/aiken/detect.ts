const SAMPLE = 50_000
const ANSWER = /^ANSWER: [A-Z]$/

/** Of a block of lines: a question, options from A on, each on one line, and the answer. */
function isQuestion(block: string): boolean {
  const [, ...lines] = block.trim().split('\n')
  const answer = lines.pop() ?? ''
  return (
    ANSWER.test(answer.trim()) &&
    lines.length >= 2 &&
    lines.every((line, index) => line.startsWith(`${String.fromCharCode(65 + index)}. `))
  )
}

/** Whether nearly each block is a question as we and Moodle write it, whatever signs its texts have. */
export function isStrictAiken(text: string): boolean {
  if (!text.includes('\nANSWER: ')) return false
  const blocks = text
    .slice(0, SAMPLE)
    .split(/\n[ \t]{0,9}\n/)
    .filter((block) => block.trim() !== '')
  const whole = text.length > SAMPLE && blocks.length > 1 ? blocks.slice(0, -1) : blocks
  return whole.filter(isQuestion).length > 0.9 * whole.length
}
