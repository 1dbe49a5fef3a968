/** What the configurator tells a preview: all that is to be seen. */
export interface LookMessage {
  type: 'look'
  tag: string
  attributes: Readonly<Record<string, string>>
  /** The rules of the page. */
  rules: string
}

/** What a preview tells the configurator. `height` is that of its page in pixels. */
export type PreviewMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'event'; name: string; detail: unknown }
