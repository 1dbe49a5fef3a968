import { readFile } from 'node:fs/promises'

/** A line of the written voice. */
type Line = { at: number } & ({ say: string } | { cut: true })

/** A pause of the voice that ends what it has to say. */
const SILENCE_MS = 900
/** What is cut short so soon can hardly have been heard. */
const UNHEARD_MS = 1500

async function readLines(file: string): Promise<Line[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  // The last one may be half written.
  return lines.slice(0, -1).map((line) => JSON.parse(line))
}

/** The texts in order; what was cut short before anybody could have heard it has scissors behind it. */
const toTexts = (lines: readonly Line[]) =>
  lines.flatMap((line, index) => {
    if (!('say' in line)) return []
    const cut = lines.slice(index).find((later) => 'cut' in later)
    return cut && cut.at - line.at < UNHEARD_MS ? `${line.say} ✂` : line.say
  })

/** What is heard of a screen reader. */
export function listenTo(file: string) {
  let heard = 0
  let count = 0
  let silentSince = Date.now()
  return {
    /** What was said since the last `turn`. */
    async said(): Promise<string[]> {
      const lines = await readLines(file)
      if (lines.length !== count) silentSince = Date.now()
      count = lines.length
      return toTexts(lines.slice(heard))
    },
    isSilent: () => Date.now() - silentSince > SILENCE_MS,
    /** What was said until now has been listened to. */
    turn() {
      heard = count
      silentSince = Date.now()
    },
  }
}
