/** A reason not to start. Its message is one line that names what to change; no stack is shown. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
