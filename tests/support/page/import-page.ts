import { exchange } from '../../../src/messages/en/exchange.ts'
import { at } from '../school/fixtures.ts'
import { enrol } from '../school/school.ts'
import { until, watch } from './page.ts'
import { openPageOf, openSchool } from './school-page.ts'

/** Opens a school for the tests of a file; the function opens its page with the import in the form of a new quiz. */
export function openSchoolWithImport() {
  const { school, proxy } = openSchool(at('12:00:00'))
  return {
    proxy,
    async openImport() {
      await openPageOf(await enrol(school(), { isAdmin: true }), proxy())
      return importStores()
    },
  }
}

async function importStores() {
  const editor = {
    ...(await import('../../../src/stores/authoring/quiz-draft.ts')),
    ...(await import('../../../src/stores/authoring/quiz-draft-questions.ts')),
    ...(await import('../../../src/stores/authoring/quiz-draft-form.ts')),
    ...(await import('../../../src/stores/authoring/quiz-draft-details.ts')),
  }
  const stores = {
    ...(await import('../../../src/stores/exchange/import-source.ts')),
    ...(await import('../../../src/stores/exchange/import-giving.ts')),
    ...(await import('../../../src/stores/exchange/import-items.ts')),
    ...(await import('../../../src/stores/exchange/import-adding.ts')),
    ...(await import('../../../src/stores/exchange/import-lines.ts')),
    ...(await import('../../../src/stores/exchange/import-kept.ts')),
  }
  const { stateOf } = await import('../../../src/domain/exchange/import-answers.ts')
  watch(editor.$quizDraft)
  watch(stores.$chosen)
  await editor.openQuizDraft(undefined)
  stores.openImport()
  return {
    ...stores,
    editor,
    progress: watch(stores.$importProgress),
    drafted: () => editor.$quizDraft.get().questions,
    texts: () => editor.$quizDraft.get().questions.map(({ text }) => text),
    states: () => stores.$importItems.get().map(stateOf),
    refusal: () => {
      const refusal = stores.$importRefusal.get()
      return refusal && exchange.source.refusal(refusal)
    },
    /** The name of the question at an index. */
    nameOf: (index: number) => stores.$importItems.get()[index]?.name ?? '',
    rest: () => until(() => stores.$importProgress.get() === undefined || Promise.reject()),
  }
}
