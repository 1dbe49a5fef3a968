import { type BuiltPage, buildFloor, buildLimit, buildOurs, buildPeer, buildProject } from './builds.ts'
import type { Dist, Options } from './options.ts'

type Role = 'ours' | 'floor' | 'limit' | 'peer'

/** What is compared: an address for each thing that it can show, below that of the server. */
export interface QuizPage {
  name: string
  role: Role
  quiz: (quizId: string) => string
  maths?: (quizId: string) => string
  review?: (quizId: string) => string
  /** The same quiz on a page in German. */
  german?: (quizId: string) => string
  /** A route of learners, '/book-slot'. */
  learner?: (route: string) => string
  /** A route of administrators, '/admin'. */
  admin?: (route: string) => string
}

interface Made {
  pages: QuizPage[]
  built: BuiltPage[]
}

const address = (name: string) => (quizId: string) => `/${name}/?quiz=${quizId}`

async function makeOurs(dist: Dist): Promise<Made> {
  const { name } = dist
  const learner = (route: string) => `/${name}/#${route}`
  const quiz = (quizId: string) => learner(`/quiz/${quizId}`)
  const page: QuizPage = {
    name,
    role: 'ours',
    quiz,
    maths: quiz,
    review: (quizId) => `${quiz(quizId)}/results`,
    learner,
    german: (quizId) => `/${name}/german.html#/quiz/${quizId}`,
    admin: (route) => `/${name}/admin.html#${route}`,
  }
  return { pages: [page], built: [await buildOurs(dist)] }
}

const floorScreen = (route: string) => `/floor-screens/?route=${route}`

async function makeStandIn(name: 'floor' | 'limit', built: Promise<BuiltPage[]>): Promise<Made> {
  const page: QuizPage = {
    name,
    role: name,
    quiz: address(name),
    maths: address(`${name}-maths`),
    review: address(`${name}-review`),
    ...(name === 'floor' && { learner: floorScreen, admin: floorScreen }),
  }
  return { pages: [page], built: await built }
}

async function makePeer(): Promise<Made> {
  try {
    const built = await buildPeer()
    return { pages: [{ name: 'peer', role: 'peer', quiz: address('peer') }], built: [built] }
  } catch (error) {
    process.stderr.write(`\n!! THE PEER IS LEFT OUT: it could not be installed or built.\n${error}\n\n`)
    return { pages: [], built: [] }
  }
}

/** Builds everything that is compared; ours first, one for each build. */
export async function makePages({ dists, peer }: Options): Promise<Made> {
  const ours = dists.length > 0 ? dists : [await buildProject()]
  const made = await Promise.all([
    ...ours.map(makeOurs),
    makeStandIn('floor', buildFloor()),
    makeStandIn('limit', buildLimit()),
    ...(peer ? [makePeer()] : []),
  ])
  return { pages: made.flatMap(({ pages }) => pages), built: made.flatMap(({ built }) => built) }
}
