/** What has become of the last change to a quiz in the form; `at` in milliseconds. */
export type SaveStatus =
  | { code: 'nothing' }
  | { code: 'saving' }
  | { code: 'failed' }
  | { code: 'saved'; at: number }
  /** Kept on the device until the quiz is saved. */
  | { code: 'on-device'; at: number }
  /** Nowhere: the device takes nothing more. */
  | { code: 'not-kept' }
