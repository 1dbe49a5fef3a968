/** What has become of the last change to a quiz in the form; `at` in milliseconds. */
export type SaveStatus =
  | { code: 'nothing' }
  | { code: 'saving' }
  | { code: 'failed' }
  | { code: 'saved'; at: number }
  /** Not yet at the API. */
  | { code: 'on-device'; at: number }
  /** Neither, because there is no connection; it is sent once there is one. */
  | { code: 'offline'; at: number }
  /** Nowhere: the device takes nothing more. */
  | { code: 'not-kept' }
