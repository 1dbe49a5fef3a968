import type { Route, RouteName } from '../domain/lib/paths.ts'
import { layout } from '../messages/layout/en.ts'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { lazyComponent } from '../ui/lib/lazy-component.tsx'

/*
 * Screens in chunks of their own, which keeps the first load small. The entry script requests the chunk of the first screen
 * together with the application (embed/entries-plugin.ts finds it by the name of its file).
 */

const LOADING = (
  <div className="sheet">
    <Spinner label={layout.loading} />
  </div>
)

const screen = <Props extends object>(load: Parameters<typeof lazyComponent<Props>>[0]) =>
  lazyComponent(load, LOADING)

export const Home = screen(() => import('../screens/home/home.tsx').then((chunk) => chunk.HomeScreen))
/** For below the sign-in. */
export const VisitorQuizzes = lazyComponent(() =>
  import('../screens/home/quiz-list.tsx').then((chunk) => chunk.VisitorQuizzes),
)
export const BookSlot = screen(() =>
  import('../screens/book-slot/book-slot.tsx').then((chunk) => chunk.BookSlotScreen),
)
export const TakeQuiz = screen(() =>
  import('../screens/take-quiz/take-quiz.tsx').then((chunk) => chunk.TakeQuizScreen),
)
export const QuizResult = screen(() =>
  import('../screens/quiz-result/quiz-result.tsx').then((chunk) => chunk.QuizResultScreen),
)
export const MyResults = screen(() =>
  import('../screens/my-results/my-results.tsx').then((chunk) => chunk.MyResultsScreen),
)
export const Admin = screen(() => import('../screens/admin/admin.tsx').then((chunk) => chunk.AdminScreen))
export const AdminResults = screen(() =>
  import('../screens/admin-results/admin-results.tsx').then((chunk) => chunk.AdminResultsScreen),
)
export const QuizAttempts = screen(() =>
  import('../screens/quiz-attempts/quiz-attempts.tsx').then((chunk) => chunk.QuizAttemptsScreen),
)
export const SlotBoard = screen(() =>
  import('../screens/slot-board/slot-board.tsx').then((chunk) => chunk.SlotBoardScreen),
)

const SCREENS: Readonly<Record<RouteName, Pick<typeof BookSlot, 'preload' | 'prepare'>>> = {
  home: Home,
  quiz: TakeQuiz,
  quizResult: QuizResult,
  userResult: QuizResult,
  bookSlot: BookSlot,
  admin: Admin,
  quizAttempts: QuizAttempts,
  adminResults: AdminResults,
  slotBoard: SlotBoard,
  myResults: MyResults,
}

export const preloadScreen = (name: RouteName): Promise<void> => SCREENS[name].preload()

/** Loads the screen of a route with what it shows first. */
export const prepareScreen = ({ name, values }: Route): Promise<void> => SCREENS[name].prepare(values)

/** Fetched ahead, so that going offline later costs a learner no screen. Learners never download the administrator's. */
export function preloadLearnerScreens(): void {
  for (const { preload } of [Home, BookSlot, TakeQuiz, QuizResult, MyResults]) void preload()
}
