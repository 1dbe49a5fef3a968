import type { RouteName } from '../../domain/page/paths.ts'
import { layout } from '../../messages/en/layout.ts'
import { type Pack, withWords } from '../../messages/lib/words.ts'
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

type Load<Props extends object> = Parameters<typeof lazyComponent<Props>>[0]

const LEARNER: readonly Pack[] = ['learner']
const ADMIN: readonly Pack[] = ['learner', 'admin']

const learnerScreen = <Props extends object>(load: Load<Props>) =>
  lazyComponent(withWords(LEARNER, load), Loading)
const adminScreen = <Props extends object>(load: Load<Props>) =>
  lazyComponent(withWords(ADMIN, load), Loading)

export const LazyHome = learnerScreen(() =>
  import('../../screens/home/home.tsx').then((chunk) => chunk.HomeScreen),
)
/** For below the sign-in. */
export const LazyVisitorQuizzes = lazyComponent(
  withWords(LEARNER, () => import('../../screens/home/quiz-list.tsx').then((chunk) => chunk.VisitorQuizzes)),
)
/** Where the site has a login of its own. */
export const LazySiteSignIn = lazyComponent(
  withWords(LEARNER, () =>
    import('../../screens/parts/access/site-sign-in.tsx').then((chunk) => chunk.SiteSignIn),
  ),
)
export const LazyBookSlot = learnerScreen(() =>
  import('../../screens/book-slot/book-slot.tsx').then((chunk) => chunk.BookSlotScreen),
)
export const LazyTakeQuiz = lazyComponent(
  () => import('../../screens/take-quiz/take-quiz.tsx').then((chunk) => chunk.TakeQuizScreen),
  Loading,
)
export const LazyQuizResult = learnerScreen(() =>
  import('../../screens/quiz-result/quiz-result.tsx').then((chunk) => chunk.QuizResultScreen),
)
export const LazyMyResults = learnerScreen(() =>
  import('../../screens/my-results/my-results.tsx').then((chunk) => chunk.MyResultsScreen),
)
export const LazyPractice = learnerScreen(() =>
  import('../../screens/practice/practice.tsx').then((chunk) => chunk.PracticeScreen),
)
export const LazyAdmin = adminScreen(() =>
  import('../../screens/admin/admin.tsx').then((chunk) => chunk.AdminScreen),
)
/** Over the dashboard, which stands there until it is loaded. */
export const LazyWritingRoom = lazyComponent(
  withWords(ADMIN, () =>
    import('../../screens/writing-room/writing-room.tsx').then((chunk) => chunk.WritingRoomScreen),
  ),
)
export const LazyAdminResults = adminScreen(() =>
  import('../../screens/admin-results/admin-results.tsx').then((chunk) => chunk.AdminResultsScreen),
)
export const LazyQuizAttempts = adminScreen(() =>
  import('../../screens/quiz-attempts/quiz-attempts.tsx').then((chunk) => chunk.QuizAttemptsScreen),
)
export const LazyPeople = adminScreen(() =>
  import('../../screens/people/people.tsx').then((chunk) => chunk.PeopleScreen),
)
export const LazyPerson = adminScreen(() =>
  import('../../screens/person/person.tsx').then((chunk) => chunk.PersonScreen),
)
export const LazySlotBoard = adminScreen(() =>
  import('../../screens/slot-board/slot-board.tsx').then((chunk) => chunk.SlotBoardScreen),
)
export const LazyLog = adminScreen(() => import('../../screens/log/log.tsx').then((chunk) => chunk.LogScreen))
export const LazyRoom = adminScreen(() =>
  import('../../screens/room/room.tsx').then((chunk) => chunk.RoomScreen),
)
export const LazySessions = learnerScreen(() =>
  import('../../screens/sessions/sessions.tsx').then((chunk) => chunk.SessionsScreen),
)

const SCREENS: Readonly<Record<RouteName, Pick<typeof LazyBookSlot, 'preload' | 'prepare'>>> = {
  home: LazyHome,
  quiz: LazyTakeQuiz,
  quizResult: LazyQuizResult,
  userResult: LazyQuizResult,
  bookSlot: LazyBookSlot,
  admin: LazyAdmin,
  quizNew: LazyWritingRoom,
  quizEdit: LazyWritingRoom,
  quizAttempts: LazyQuizAttempts,
  adminResults: LazyAdminResults,
  people: LazyPeople,
  person: LazyPerson,
  slotBoard: LazySlotBoard,
  log: LazyLog,
  personLog: LazyLog,
  quizLog: LazyLog,
  slotRoom: LazyRoom,
  quizRoom: LazyRoom,
  myResults: LazyMyResults,
  practice: LazyPractice,
  sessions: LazySessions,
}

export const preloadScreen = (name: RouteName): Promise<void> => SCREENS[name].preload()

/** Loads the screen of a route with what it shows first. */
export const prepareScreen = (name: RouteName, values: readonly string[]): Promise<void> =>
  SCREENS[name].prepare(values)

/** Fetched ahead, so that going offline later costs a learner no screen. Learners never download the administrator's. */
export function preloadLearnerScreens(): void {
  for (const { preload } of [
    LazyHome,
    LazyBookSlot,
    LazyTakeQuiz,
    LazyQuizResult,
    LazyMyResults,
    LazyPractice,
  ])
    void preload()
  void preloadDrawings()
}
