import type { ComponentType } from 'react'
import { type RouteName, SCREENS, type Screen, screenOf } from '../../domain/page/screens.ts'
import { layout } from '../../messages/en/layout.ts'
import { withWords } from '../../messages/lib/words.ts'
import type { ExamProps } from '../../screens/parts/quiz/exam-props.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { preloadDrawings } from '../../ui/layout/drawing.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.tsx'

/*
 * Screens in chunks of their own, which keeps the first load small. The entry script requests the chunk of the first screen
 * together with the application (embed/build/entries-plugin.ts finds it by the name of its file).
 */

const Loading = () => (
  <div className="sheet">
    <Spinner label={layout.loading} />
  </div>
)

const PACKS = { exam: [], learner: ['learner'], admin: ['learner', 'admin'] } as const

type Preloaded = Pick<ReturnType<typeof lazyComponent>, 'preload' | 'prepare'>

const byFolder = new Map<string, Preloaded>()

/** The screen of a route, and of the others with the same folder. */
function lazyScreen<Props extends object>(
  name: RouteName,
  load: Parameters<typeof lazyComponent<Props>>[0],
  Fallback: ComponentType = Loading,
) {
  const { folder, words } = screenOf(name)
  const screen = lazyComponent(withWords(PACKS[words], load), Fallback)
  byFolder.set(folder, screen)
  return screen
}

export const LazyHome = lazyScreen('home', () =>
  import('../../screens/home/home.tsx').then((chunk) => chunk.HomeScreen),
)
/** For beside the sign-in, which keeps its place when it arrives. */
export const LazyVisitorQuizzes = lazyComponent(
  withWords(PACKS.learner, () =>
    import('../../screens/home/quiz-list.tsx').then((chunk) => chunk.VisitorQuizzes),
  ),
  () => <div />,
)
/** Where the site has a login of its own. */
export const LazySiteSignIn = lazyComponent(
  withWords(PACKS.learner, () =>
    import('../../screens/parts/access/site-sign-in.tsx').then((chunk) => chunk.SiteSignIn),
  ),
)
export const LazyBookSlot = lazyScreen('bookSlot', () =>
  import('../../screens/book-slot/book-slot.tsx').then((chunk) => chunk.BookSlotScreen),
)
export const LazyTakeQuiz = lazyScreen('quiz', () =>
  import('../../screens/take-quiz/take-quiz.tsx').then((chunk) => chunk.TakeQuizScreen),
)
/** For an administrator's trial, which loads it only then. */
export const LazyExam = lazyComponent<ExamProps>(
  () => import('../../screens/take-quiz/take-quiz.tsx').then((chunk) => chunk.Exam),
  Loading,
)
export const LazyQuizResult = lazyScreen('quizResult', () =>
  import('../../screens/quiz-result/quiz-result.tsx').then((chunk) => chunk.QuizResultScreen),
)
export const LazyMyResults = lazyScreen('myResults', () =>
  import('../../screens/my-results/my-results.tsx').then((chunk) => chunk.MyResultsScreen),
)
export const LazyPractice = lazyScreen('practice', () =>
  import('../../screens/practice/practice.tsx').then((chunk) => chunk.PracticeScreen),
)
export const LazyAdmin = lazyScreen('admin', () =>
  import('../../screens/admin/admin.tsx').then((chunk) => chunk.AdminScreen),
)
/** Over the dashboard, which stands there until it is loaded. */
export const LazyWritingRoom = lazyScreen(
  'quizEdit',
  () => import('../../screens/writing-room/writing-room.tsx').then((chunk) => chunk.WritingRoomScreen),
  () => null,
)
export const LazyAdminResults = lazyScreen('adminResults', () =>
  import('../../screens/admin-results/admin-results.tsx').then((chunk) => chunk.AdminResultsScreen),
)
export const LazyQuizAttempts = lazyScreen('quizAttempts', () =>
  import('../../screens/quiz-attempts/quiz-attempts.tsx').then((chunk) => chunk.QuizAttemptsScreen),
)
export const LazyItemAnalysis = lazyScreen('quizItems', () =>
  import('../../screens/item-analysis/item-analysis.tsx').then((chunk) => chunk.ItemAnalysisScreen),
)
export const LazyInbox = lazyScreen('reports', () =>
  import('../../screens/inbox/inbox.tsx').then((chunk) => chunk.InboxScreen),
)
export const LazyPeople = lazyScreen('people', () =>
  import('../../screens/people/people.tsx').then((chunk) => chunk.PeopleScreen),
)
export const LazyPerson = lazyScreen('person', () =>
  import('../../screens/person/person.tsx').then((chunk) => chunk.PersonScreen),
)
export const LazySlotBoard = lazyScreen('slotBoard', () =>
  import('../../screens/slot-board/slot-board.tsx').then((chunk) => chunk.SlotBoardScreen),
)
export const LazySlotConfig = lazyScreen('slotConfig', () =>
  import('../../screens/slot-config/slot-config.tsx').then((chunk) => chunk.SlotConfigScreen),
)
export const LazyLog = lazyScreen('log', () =>
  import('../../screens/log/log.tsx').then((chunk) => chunk.LogScreen),
)
export const LazyRoom = lazyScreen('slotRoom', () =>
  import('../../screens/room/room.tsx').then((chunk) => chunk.RoomScreen),
)
export const LazySessions = lazyScreen('sessions', () =>
  import('../../screens/sessions/sessions.tsx').then((chunk) => chunk.SessionsScreen),
)

const preparing = (name: RouteName): Preloaded | undefined => byFolder.get(screenOf(name).folder)

export const preloadScreen = async (name: RouteName): Promise<void> => preparing(name)?.preload()

/** Loads the screen of a route with what it shows first. */
export const prepareScreen = async (name: RouteName, values: readonly string[]): Promise<void> =>
  preparing(name)?.prepare(values)

/** Learners never download the administrator's. */
export function preloadLearnerScreens(): void {
  for (const { folder, isForLearners } of Object.values<Screen>(SCREENS))
    if (isForLearners) void byFolder.get(folder)?.preload()
  void preloadDrawings()
}
