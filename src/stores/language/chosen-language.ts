import * as v from 'valibot'
import { deviceAtom } from '../lib/storage.ts'

/** The menu's choice, a BCP 47 tag kept on the device. It takes precedence over the page. */
export const $chosenLanguage = deviceAtom('quiz:language', v.string())
