import { isInstruction, isSection, isTitle } from '../signs/labels.ts'
import type { LeadLine } from '../signs/numbered.ts'

/** What stands above questions and belongs to none. */
export const isHeading = ({ line }: LeadLine) =>
  line.heading ||
  isSection(line.text) ||
  isInstruction(line.text) ||
  (isTitle(line.text) && !line.text.startsWith('!['))
