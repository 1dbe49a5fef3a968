import { atom } from 'nanostores'
import * as v from 'valibot'
import { deviceAtom } from '../lib/storage.ts'

/** Whether the person wants single keys in exams; undefined until chosen, which leaves it to the page. */
export const $keysWanted = deviceAtom('quiz:exam-keys', v.boolean())

/** What is open over the exam. */
export const $openAid = atom<'keys' | 'reading' | undefined>()
