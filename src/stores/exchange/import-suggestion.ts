import {
  isSuggested,
  suggestDetails,
  suggestedTimes,
} from '../../domain/authoring/draft/suggested-details.ts'
import { titleOfFile, titleOfPaper } from '../../domain/exchange/suggested-title.ts'
import { $quizDraft, clearDraftErrors, storeDraftSoon } from '../authoring/quiz-draft.ts'
import { serverNow } from '../page/clock.ts'
import { $importFound, $readText, $sourceFacts } from './import-source.ts'

/** What the paper says first, else the file's name. */
function suggestedTitle(): string | undefined {
  const [found, { fileName }] = [$importFound.get(), $sourceFacts.get()]
  const ofPaper = found && titleOfPaper($readText.get(), found.checked, found.notes)
  return ofPaper ?? (fileName === undefined ? undefined : titleOfFile(fileName))
}

/** Fills the quiz's blank details, which undo takes back together with the questions. The title, if it was blank. */
export function suggestForQuiz(description: string): string | undefined {
  const draft = $quizDraft.get()
  const details = { ...suggestedTimes(draft, serverNow()), title: suggestedTitle() ?? '', description }
  const filled = suggestDetails(draft, details)
  if (filled === draft) return undefined
  $quizDraft.set(filled)
  storeDraftSoon()
  clearDraftErrors('title', 'description', 'startTime', 'endTime')
  return filled.title !== draft.title && isSuggested(filled, 'title') ? filled.title : undefined
}
