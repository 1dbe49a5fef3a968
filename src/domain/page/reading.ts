import * as v from 'valibot'

/** The reading settings. `contrast: 'auto'` follows the device. */
export const ReadingLook = v.object({
  /** Percent. */
  size: v.picklist([100, 125, 150, 200]),
  contrast: v.picklist(['auto', 'normal', 'high']),
  font: v.picklist(['normal', 'easy']),
})
export type ReadingLook = v.InferOutput<typeof ReadingLook>

export const READING_CHOICES = {
  size: ReadingLook.entries.size.options,
  contrast: ReadingLook.entries.contrast.options,
  font: ReadingLook.entries.font.options,
}

export const READ_AS_USUAL: ReadingLook = { size: 100, contrast: 'auto', font: 'normal' }
