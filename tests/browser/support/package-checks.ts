import { readFile } from 'node:fs/promises'
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core'
import { publint } from 'publint'

/**
 * The package is of ES modules alone. For `moduleResolution: node10`, which knows no `exports`, only the package's name and its
 * files are there; CommonJS gets modules by `import()`, or by `require` from Node 20.19 on.
 */
const isDeliberate = (problem: Problem) =>
  problem.kind === 'CJSResolvesToESM' || ('resolutionKind' in problem && problem.resolutionKind === 'node10')

/** What publint and attw find wrong with a packed package. */
export async function faultsOf(file: string): Promise<object[]> {
  const tarball = new Uint8Array(await readFile(file))
  const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true })
  const analysis = await checkPackage(createPackageFromTarballData(tarball))
  if (!analysis.types) return [{ kind: 'NoTypes' }]
  return [...messages, ...analysis.problems.filter((problem) => !isDeliberate(problem))]
}
