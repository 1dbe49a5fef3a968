import { Failure } from '../../src/domain/lib/failure.ts'

/** The Failure that a call ends in; a call that succeeds, or throws anything else, fails the test. */
export async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof Failure) return error
  throw new Error(`expected a Failure, got ${error}`)
}
