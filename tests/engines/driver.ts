/** A browser that a walk steers: the few commands of WebDriver that it needs. */
export interface Driver {
  navigate(url: string): Promise<void>
  back(): Promise<void>
  /** Runs the body of a function in the page; an element that it returns comes back as its reference. */
  run(body: string, ...values: unknown[]): Promise<unknown>
  click(element: string): Promise<void>
  type(element: string, text: string): Promise<void>
  /** A PNG of the window, in base 64. */
  screenshot(): Promise<string>
  close(): Promise<void>
}

export interface Engine {
  name: string
  /** What of it this machine lacks, undefined if it is all there. */
  lacks(): string | undefined
  open(): Promise<Driver>
}

/** The key by which WebDriver tells a reference from other objects. */
const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf'

export const toReference = (element: string) => ({ [REFERENCE]: element })

/** The reference in an answer; undefined if it is none. */
export function readReference(answer: unknown): string | undefined {
  const reference = answer instanceof Object ? Reflect.get(answer, REFERENCE) : undefined
  return typeof reference === 'string' ? reference : undefined
}

export const WINDOW = { width: 1100, height: 850 }
