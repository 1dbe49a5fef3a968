import { $reading } from '../../../stores/page/reading.ts'
import { readingCss } from '../../../ui/lib/reading-css.ts'
import { readingSheet } from '../../../ui/lib/reading-sheet.ts'

/* Imported for what it does: from now on all elements of the page look as their reader wishes. */

$reading.subscribe((reading) => readingSheet?.replaceSync(readingCss(reading)))
