import { MAX_QUESTIONS } from './embedded-source.ts'
import type { SourceBlock } from './read-blocks.ts'
import { countBreaks } from './source-text.ts'

/**
 * Cuts the source of each question out of XML, so that a broken one does not cost the others. `marks` finds the opening and closing
 * tags of questions, and whole CDATA sections and comments, which may contain such tags. The end of an opening tag is not looked
 * for: where many have none, that would take quadratic time.
 */
export function splitElements(xml: string, marks: RegExp): SourceBlock[] {
  const blocks: SourceBlock[] = []
  let [open, line, counted] = [-1, 1, 0]
  const close = (end: number) => {
    if (open < 0) return
    line += countBreaks(xml.slice(counted, open))
    counted = open
    blocks.push({ line, source: xml.slice(open, end) })
    open = -1
  }
  for (const mark of xml.matchAll(marks)) {
    if (mark[0].startsWith('</')) close(mark.index + mark[0].length)
    else if (!mark[0].startsWith('<!')) {
      // A question that is never closed ends where the next begins.
      close(mark.index)
      // One more tells that there is a rest.
      if (blocks.length > MAX_QUESTIONS) break
      open = mark.index
    }
  }
  close(xml.length)
  return blocks
}
