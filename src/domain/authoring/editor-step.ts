/** What was done to more than one field of the editor at once. Options are indices; `key` is right instead of the one that went. */
export type EditorStep =
  | { code: 'option-removed'; option: number; key?: number | undefined }
  | { code: 'options-filled'; count: number }
  | { code: 'options-left-out'; count: number }
  | { code: 'number-dropped'; number: string }
