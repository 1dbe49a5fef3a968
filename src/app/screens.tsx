import type { RouteName } from '../domain/lib/paths.ts'
import { layout } from '../messages/layout/en.ts'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { preloadDrawings } from '../ui/layout/drawing.tsx'
import { lazyComponent } from '../ui/lib/lazy-component.tsx'

/*
 * Screens in chunks of their own, which keeps the first load small. The entry script requests the chunk of the first screen
 * together with the application (embed/entries-plugin.ts finds it by the name of its file).
 */

const Loading = () => (
  <div className="sheet">
    <Spinner label={layout.loading} />
  </div>
)

const screen = <Props extends object>(load: Parameters<typeof lazyComponent<Props>>[0]) =>
  lazyComponent(load, Loading)

export const LazyHome = screen(() => import('../screens/home/home.tsx').then((chunk) => chunk.HomeScreen))
/** For below the sign-in. */
export const LazyVisitorQuizzes = lazyComponent(() =>
  import('../screens/home/quiz-list.tsx').then((chunk) => chunk.VisitorQuizzes),
)
/** Where the site has a login of its own. */
export const LazySiteSignIn = lazyComponent(() =>
  import('../screens/parts/site-sign-in.tsx').then((chunk) => chunk.SiteSignIn),
)
export const LazyBookSlot = screen(() =>
  import('../screens/book-slot/book-slot.tsx').then((chunk) => chunk.BookSlotScreen),
)
export const LazyTakeQuiz = screen(() =>
  import('../screens/take-quiz/take-quiz.tsx').then((chunk) => chunk.TakeQuizScreen),
)
export const LazyQuizResult = screen(() =>
  import('../screens/quiz-result/quiz-result.tsx').then((chunk) => chunk.QuizResultScreen),
)
export const LazyMyResults = screen(() =>
  import('../screens/my-results/my-results.tsx').then((chunk) => chunk.MyResultsScreen),
)
export const LazyPractice = screen(() =>
  import('../screens/practice/practice.tsx').then((chunk) => chunk.PracticeScreen),
)
export const LazyAdmin = screen(() => import('../screens/admin/admin.tsx').then((chunk) => chunk.AdminScreen))
/** Over the dashboard, which stands there until it is loaded. */
export const LazyWritingRoom = lazyComponent(() =>
  import('../screens/writing-room/writing-room.tsx').then((chunk) => chunk.WritingRoomScreen),
)
export const LazyAdminResults = screen(() =>
  import('../screens/admin-results/admin-results.tsx').then((chunk) => chunk.AdminResultsScreen),
)
export const LazyQuizAttempts = screen(() =>
  import('../screens/quiz-attempts/quiz-attempts.tsx').then((chunk) => chunk.QuizAttemptsScreen),
)
export const LazyPeople = screen(() =>
  import('../screens/people/people.tsx').then((chunk) => chunk.PeopleScreen),
)
export const LazyPerson = screen(() =>
  import('../screens/person/person.tsx').then((chunk) => chunk.PersonScreen),
)
export const LazySlotBoard = screen(() =>
  import('../screens/slot-board/slot-board.tsx').then((chunk) => chunk.SlotBoardScreen),
)
export const LazyLog = screen(() => import('../screens/log/log.tsx').then((chunk) => chunk.LogScreen))
export const LazyRoom = screen(() => import('../screens/room/room.tsx').then((chunk) => chunk.RoomScreen))
export const LazySessions = screen(() =>
  import('../screens/sessions/sessions.tsx').then((chunk) => chunk.SessionsScreen),
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
