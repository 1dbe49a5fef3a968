import type { announcements as english } from '../en/announcements.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const announcements: Translation<typeof english> = {
  label: 'सूचनाएँ',
  announced: 'सूचना',
  extended: (minutes) =>
    minutes > 0
      ? plural(minutes, { one: 'आपको # मिनट और मिला है।', other: 'आपको # मिनट और मिले हैं।' })
      : plural(-minutes, {
          one: 'जोड़ा गया # मिनट वापस ले लिया गया है।',
          other: 'जोड़े गए # मिनट वापस ले लिए गए हैं।',
        }),
  dismiss: 'हटाएँ',
  elsewhere: {
    title: 'यह क्विज़ दूसरे डिवाइस पर चल रही है',
    note: 'वहाँ के आपके उत्तर यहाँ भी हैं। आपका समय चलता रहेगा।',
    continueHere: 'यहाँ जारी रखें',
  },
}
