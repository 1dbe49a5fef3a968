import { atom } from 'nanostores'
import * as v from 'valibot'
import { deviceAtom } from '../lib/storage.ts'

/** Whether somebody wants single keys in exams; undefined until they said so: then the page decides. */
export const $keysWanted = deviceAtom('quiz:exam-keys', v.boolean())

/** What is open over the exam. */
export const $openAid = atom<'keys' | 'reading' | undefined>()
