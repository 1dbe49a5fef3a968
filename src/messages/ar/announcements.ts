import type { announcements as english } from '../en/announcements.ts'
import { plural } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'

export const announcements: Translation<typeof english> = {
  label: 'الإعلانات',
  announced: 'إعلان',
  extended: (minutes) =>
    minutes > 0
      ? plural(minutes, {
          one: 'لديك دقيقة إضافية واحدة.',
          two: 'لديك دقيقتان إضافيتان.',
          few: 'لديك # دقائق إضافية.',
          many: 'لديك # دقيقة إضافية.',
          other: 'لديك # دقيقة إضافية.',
        })
      : plural(-minutes, {
          one: 'سُحبت دقيقة واحدة كانت قد أُضيفت.',
          two: 'سُحبت دقيقتان كانتا قد أُضيفتا.',
          few: 'سُحبت # دقائق كانت قد أُضيفت.',
          many: 'سُحبت # دقيقة كانت قد أُضيفت.',
          other: 'سُحبت # دقيقة كانت قد أُضيفت.',
        }),
  dismiss: 'إخفاء',
  elsewhere: {
    title: 'يستمر هذا الاختبار على جهاز آخر',
    note: 'إجاباتك من هناك موجودة هنا أيضًا. ووقتك مستمر.',
    continueHere: 'المتابعة هنا',
  },
}
