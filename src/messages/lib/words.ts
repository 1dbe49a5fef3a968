/** A room's texts in another language: the same keys and parameters. */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...parameters: infer Parameters) => infer Said
    ? (...parameters: Parameters) => Translation<Said>
    : Words extends object
      ? { [Name in keyof Words]: Translation<Words[Name]> }
      : Words

/** A room's translation, by the name of its object; undefined for English. */
export type Translator = (room: string, english: object) => object | undefined

const rooms = new Map<string, () => void>()
let translate: Translator = () => undefined

/**
 * A room's current texts: English, overlaid with the current language. The object is stable and its values change, so
 * read them during rendering.
 */
export function words<Words extends object>(room: string, english: Words): Words {
  const shown = { ...english }
  const show = () => void Object.assign(shown, english, translate(room, english))
  rooms.set(room, show)
  show()
  return shown
}

/**
 * What is loaded together: `exam` up to the submission of a quiz, `learner` for a learner's other screens, `admin`; a
 * screen needs its own pack and the earlier ones. `pace` and `standing` are each for what an API may offer, `kinds` is for questions that are no choice of one, and for marks; `spoken` for
 * formulas, if there are any.
 */
export type Pack = 'exam' | 'learner' | 'admin' | 'kinds' | 'reports' | 'pace' | 'standing' | 'spoken'

const wanted = new Set<Pack>(['exam'])
const english = async (_packs: Iterable<Pack>) => true
let load = english

/** Loads the texts of a chunk; call it together with the chunk's import. English is in the chunk itself. */
export async function wordsOf(packs: readonly Pack[]): Promise<void> {
  for (const pack of packs) wanted.add(pack)
  await load(packs)
}

/** Loads a chunk together with its texts. */
export const withWords =
  <Chunk>(packs: readonly Pack[], load: () => Promise<Chunk>) =>
  async (): Promise<Chunk> =>
    (await Promise.all([load(), wordsOf(packs)]))[0]

/** Sets the function that loads packs, and loads those requested so far. */
export function loadWordsBy(loader = english): Promise<boolean> {
  load = loader
  return load(wanted)
}

/** Whether a room is shown in a language other than English. */
export const isTranslated = (room: string): boolean => translate(room, {}) !== undefined

/** Changes the texts of all rooms, including those loaded later. */
export function showWords(translator: Translator): void {
  translate = translator
  for (const show of rooms.values()) show()
}
