/** A change to several fields of the editor at once. Options are indices; `wasKey`: no other option is right yet. */
export type EditorStep =
  | { code: 'option-removed'; option: number; wasKey: boolean }
  | { code: 'options-filled'; count: number }
  | { code: 'options-left-out'; count: number }
  | { code: 'number-dropped'; number: string }
