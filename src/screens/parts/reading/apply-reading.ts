import { $reading } from '../../../stores/page/reading.ts'
import { readingCss } from '../../../ui/lib/reading-css.ts'
import { readingSheet } from '../../../ui/lib/reading-sheet.ts'

/* Imported for its side effect: applies the reading settings to all elements of the page. */

$reading.subscribe((reading) => readingSheet?.replaceSync(readingCss(reading)))
