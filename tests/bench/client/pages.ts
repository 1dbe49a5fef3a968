import { buildFloor, buildLimit, buildOurs, buildPeer, buildProject } from './builds.ts'
import type { Options } from './options.ts'

export type Role = 'ours' | 'floor' | 'limit' | 'peer'

/** A page that shows a quiz, and takes part in the comparison. */
export interface QuizPage {
  name: string
  role: Role
  folder: string
  /** The address of a quiz below that of the server. */
  path: (quizId: string) => string
}

const standIn = (role: Exclude<Role, 'ours'>, folder: string): QuizPage => ({
  name: role,
  role,
  folder,
  path: (quizId) => `/${role}/?quiz=${quizId}`,
})

async function findPeer(): Promise<QuizPage[]> {
  try {
    return [standIn('peer', await buildPeer())]
  } catch (error) {
    process.stderr.write(`\n!! THE PEER IS LEFT OUT: it could not be installed or built.\n${error}\n\n`)
    return []
  }
}

/** Ours first, one for each build that is compared. */
export async function makePages({ dists, peer }: Options): Promise<QuizPage[]> {
  const ours = await Promise.all(
    (dists.length > 0 ? dists : [await buildProject()]).map(
      async (dist): Promise<QuizPage> => ({
        name: dist.name,
        role: 'ours',
        folder: await buildOurs(dist),
        path: (quizId) => `/${dist.name}/#/quiz/${quizId}`,
      }),
    ),
  )
  return [
    ...ours,
    standIn('floor', await buildFloor()),
    standIn('limit', await buildLimit()),
    ...(peer ? await findPeer() : []),
  ]
}
