import { afterEach, expect, test } from 'vitest'
import { formatFor } from '../../src/messages/lib/language.ts'
import { loadPack } from '../../src/messages/packs.ts'
import { englishOf } from '../support/english-words.ts'
import { everythingSaid } from '../support/message-walk.ts'

/** Nouns that follow a number here, in their plural. Hindi says the same for one, and Arabic is in arabic.test.ts. */
const PLURAL = {
  en: /(?:attempt|booking|day|learner|minute|option|page|person|picture|point|question|result|row|seat|second|slot|time|user)s/,
  de: /(?:Antwort|Buchung|Ergebniss?|Frage|Minute|Prüfung|Sekunde|Seite|Person|Zeile)en?|Tagen?|Termine|Plätzen?|Punkte|Versuchen?|Bildern?|Lernende/,
  es: /(?:día|estudiante|examene?|fila|intento|imágene|minuto|opcione|plaza|pregunta|punto|reserva|resultado|segundo|turno)s/,
}

/** A range, a limit that is never one, and the footers that the specification quotes. */
const ALLOWED =
  /^(?:slotConfig|analytics|adminResults|itemAnalysis|home\.slotProgress|slotBooking\.lede|.*\.showing|readingBar|myResults\.trend|quizTrial|notices\.export-too|apiMessages\.dates_too_many|quizResult\.tooMany)/

const textsIn = async (language: keyof typeof PLURAL) => {
  const packs = ['exam', 'learner', ...(language === 'es' ? [] : ['admin'])] as (
    | 'exam'
    | 'learner'
    | 'admin'
  )[]
  const said = packs.map(async (pack) => {
    const translated: Record<string, object | undefined> =
      language === 'en' ? englishOf(pack) : { ...(await loadPack(language, pack)) }
    return Object.entries(englishOf(pack)).flatMap(([room, english]) => {
      formatFor(language)
      return everythingSaid(room, english, translated[room])
    })
  })
  return (await Promise.all(said)).flat()
}

afterEach(() => formatFor('en-US'))

test.each(['en', 'de', 'es'] as const)('no text in %s counts one thing with a plural', async (language) => {
  const counted = new RegExp(`(?<![\\d.,:–-])1[ \u00a0](?:${PLURAL[language].source})(?!\\p{L})`, 'u')
  const faults = (await textsIn(language))
    .filter(({ path, texts }) => !ALLOWED.test(path) && texts.some((text) => counted.test(text)))
    .map(({ path, texts }) => `${path}: ${texts.join('…')}`)
  expect(faults).toEqual([])
})
