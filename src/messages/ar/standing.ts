import type { standing as english } from '../en/standing.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { isolated } from './grammar.ts'

export const standing: Translation<typeof english> = {
  title: 'أين تقف',
  show: 'أظهر لي أين أقف',
  words: (percentile) =>
    `${format.count(percentile)} من كل 100 ممن أدّوا هذا الاختبار حصلوا على مثل نتيجتك أو أقل.`,
  scale: (median, own) => `النتائج بالمئة: الوسيط ${isolated(median)}، ونتيجتك ${isolated(own)}`,
  you: (score) => `أنت ${isolated(score)}`,
  median: (score) => `الوسيط ${isolated(score)}`,
  ofHundred: (percentile) => `${format.count(percentile)} من 100`,
  inSlot: (attempts) => `في موعدك، عدد المحاولات ${format.count(attempts)}`,
  attempts: 'المحاولات حتى الآن',
  honest: 'تتغير ما دام آخرون يؤدون الاختبار، ولا تقول شيئًا عن أي امتحان آخر. ولا يرى نتيجتك أحد غيرك.',
  shares: 'إجابات الجميع الصحيحة بجانب إجاباتك',
  row: (number, verdict, share) =>
    `السؤال ${number}: إجابتك ${verdict}؛ الصحيحة بين الجميع: ${isolated(share)}`,
  hardest: (number, share) => `السؤال ${number}: أجاب عنه ${isolated(share)} إجابة صحيحة، وأنت منهم.`,
  easiest: (number, share) => `السؤال ${number}: أجاب عنه ${isolated(share)} إجابة صحيحة.`,

  few: 'العدد أقل من أن يُقارَن بعد',
  fewNote: (least) => `يظهر ذلك ابتداءً من ${format.count(least)} محاولة، حتى لا يُعرف أحد بعينه.`,
  hidden: 'مخفي. يسري اختيارك على كل اختبار، ولا تُقارَن إجاباتك بإجابات أحد على شاشاتك.',
  notSaved: 'تعذّر حفظ اختيارك. حاول مرة أخرى.',
  failed: 'تعذّر تحميل موضعك بين الجميع.',
  again: 'حاول مرة أخرى',
}
