/** A configuration error. Its message is one line that names the fix; no stack is shown. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
