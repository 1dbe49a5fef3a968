import * as v from 'valibot'
import { deviceAtom } from '../lib/storage.ts'

/** What was chosen in the menu, a BCP 47 tag, kept on the device. It goes before what the page says. */
export const $chosenLanguage = deviceAtom('quiz:language', v.string())
