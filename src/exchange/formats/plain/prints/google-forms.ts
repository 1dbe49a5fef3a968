import type { LineNote } from '../../../../domain/exchange/import-problem.ts'
import type { PaperLine } from '../lines/lines.ts'
export const plainForms = (lines: readonly PaperLine[]): { lines: PaperLine[]; notes: LineNote[] } => ({ lines: [...lines], notes: [] })
