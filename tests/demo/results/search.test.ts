// SPEC 2 Admin results dashboard
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { ensureUser } from '../../../demo/api/people/users.ts'
import { folded } from '../../../src/domain/lib/folded.ts'
import { readResults } from '../../support/school/admin-results.ts'
import { at } from '../../support/school/fixtures.ts'
import { storeCrowd } from '../../support/school/many-learners.ts'
import { enrol, type Person } from '../../support/school/school.ts'
import { storeScored, storeTitled } from '../../support/school/scored.ts'
import { SAME_TO_A_SEARCH, STRANGERS_TO_A_SEARCH } from '../../support/school/spellings.ts'
import { onEachEngine } from '../../support/server/on-each-engine.ts'
import type { TestServer } from '../../support/server/server.ts'

const NOON = at('12:00:00')

/** Nobody is there before each test but Grace, who searches. */
function anew(school: () => TestServer) {
  let grace: Person
  beforeEach(async () => {
    const { db } = school().deps
    await db.deleteFrom('quizzes').execute()
    await db.deleteFrom('users').execute()
    grace = await enrol(school(), { isAdmin: true, name: 'Grace' })
  })
  return () => grace
}

async function findLearners(grace: Person, search: string): Promise<string[]> {
  const { body } = await grace.call('GET', `/admin/users?search=${encodeURIComponent(search)}`)
  const people: { user: { name: string } }[] = body.people
  return people.map(({ user }) => user.name)
}

onEachEngine('a search for people', NOON, (school) => {
  const grace = anew(school)

  test('finds them however their name is written, and whoever stored it', async () => {
    const quizId = await storeTitled(school(), 'Optics')
    const cases = SAME_TO_A_SEARCH.flatMap(([typed, written]) =>
      (['NFC', 'NFD'] as const).map((form) => [typed, written, written.normalize(form)] as const),
    )
    for (const [typed, written, name] of cases) {
      await storeScored(school(), quizId, [50], 'Somebody')
      await school().deps.db.updateTable('users').set({ name }).where('name', '=', 'Somebody').execute()
      for (const search of [typed, written.normalize('NFD')]) {
        expect(await findLearners(grace(), search), search).toContain(name)
        const { results } = await readResults(grace(), { search })
        expect(JSON.stringify(results), search).toContain(JSON.stringify(name))
      }
    }
  })

  test.each<readonly [string, string]>([
    ...STRANGERS_TO_A_SEARCH,
    ['%', 'Ben'],
    ['\\', 'Ben'],
    ['B_n', 'Ben'],
    ['ben%', 'Ben'],
  ])('by "%s" does not find "%s"', async (typed, written) => {
    await enrol(school(), { name: written })
    expect(await findLearners(grace(), typed)).toEqual([])
    expect(await findLearners(grace(), written)).toEqual([written.normalize()])
  })

  test('finds a person whose name thousands share', async () => {
    const quizId = await storeTitled(school(), 'Optics')
    await storeCrowd(school(), quizId, 'Nguyễn Đức')
    expect((await readResults(grace(), { search: 'NGUYEN duc' })).pagination.total).toBe(25)
  })
})

onEachEngine('the stored form of a name', NOON, (school) => {
  const grace = anew(school)

  test('is composed, even if a provider sends it decomposed', async () => {
    const person = await ensureUser(
      school().deps.db,
      { issuer: 'google', subject: 'c', email: 'c@school.example', name: 'Ce\u0301line', isAdmin: false },
      new Date(NOON),
    )
    expect(person.name).toBe('C\u00e9line')
  })

  test('makes one group of both spellings', async () => {
    const [asha, ben] = [await enrol(school(), { name: 'Asha' }), await enrol(school(), { name: 'Ben' })]
    for (const [{ id }, group] of [
      [asha, 'Ge\u0301o'],
      [ben, 'G\u00e9o'],
    ] as const)
      await grace().call('PUT', `/admin/users/${id}/group`, { group })
    const { body } = await grace().call('GET', `/admin/users?group=${encodeURIComponent('Ge\u0301o')}`)
    expect(body.groups).toEqual([{ group: 'G\u00e9o', people: 2 }])
    expect(body.people).toHaveLength(2)
  })

  test('lets quizzes be found by their title', async () => {
    const quizzes = [await storeTitled(school(), 'E\u0301lectricité'), await storeTitled(school(), 'Optics')]
    for (const quizId of quizzes) await storeScored(school(), quizId, [50])
    expect((await readResults(grace(), { search: '\u00e9lectricite' })).pagination.total).toBe(1)
  })
})

/** Scripts whose letters have marks or case, and some that have neither. */
const SCRIPTS =
  /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Armn}\p{sc=Hebr}\p{sc=Arab}\p{sc=Deva}\p{sc=Hira}\p{sc=Zinh}\p{P}]$/u
/** Without phonetic and medieval signs, whose case only the locale of a database may know. */
const isOfNames = (code: number) => code < 0x1c80 || (code >= 0x1e00 && code < 0x2030) || code >= 0x3040

onEachEngine('the database’s folding of text', NOON, (school) => {
  test('is that of the client, letter by letter', async () => {
    const letters = Array.from({ length: 0x30ff - 0x20 }, (_, index) => 0x20 + index)
      .filter(isOfNames)
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => SCRIPTS.test(letter))
    const { rows } = await sql<{ letter: string; there: string }>`
      select letter, folded(letter) as there from unnest(${letters}::text[]) as letter`.execute(
      school().deps.db,
    )
    expect(rows.length).toBeGreaterThan(2000)
    expect(rows.filter(({ letter, there }) => there !== folded(letter))).toEqual([])
  })

  test.each([...SAME_TO_A_SEARCH, ...STRANGERS_TO_A_SEARCH])(
    'is that of the client for "%s" and "%s"',
    async (...texts) => {
      const { rows } = await sql<{ there: string }>`
      select folded(text) as there from unnest(${texts}::text[]) as text`.execute(school().deps.db)
      expect(rows.map(({ there }) => there)).toEqual(texts.map(folded))
    },
  )
})
