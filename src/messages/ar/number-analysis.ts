import type { TriedReason } from '../../domain/kinds/number/tried.ts'
import type { numberAnalysis as english } from '../en/number-analysis.ts'
import { format } from '../lib/language.ts'
import type { Translation } from '../lib/words.ts'
import { ltr } from './grammar.ts'
import { kindForm } from './kind-form.ts'

const questionOf = (reason: TriedReason): string =>
  reason.code === 'sign' ? 'هل يذكر النص أي اتجاه موجب؟' : 'هل يمكن الدفاع عن هذه القيمة أيضًا؟'

export const numberAnalysis: Translation<typeof english> = {
  gave: (count: number, value: string) => `${ltr(value)}: عدد من أعطاها ${format.count(count)}`,
  finding: (count: number, attempts: number, value: string, reason: TriedReason) =>
    `أجاب ${format.count(count)} من ${format.count(attempts)} بالقيمة ${ltr(value)}: ${kindForm.number.reason(reason)}.`,
  amongBest: (share: number, reason: TriedReason) =>
    `ومن الأفضل أيضًا ${format.percent(share)}. ${questionOf(reason)}`,
  accept: (value: string) => `اقبل ${ltr(value)} أيضًا`,
  plot: (answers: number) => `ما أُعطي من إجابات: ${format.count(answers)}`,
  column: (from: string, to: string) => `من ${ltr(from)} إلى ${ltr(to)}`,
  countsAsRight: 'يُحسب صحيحًا',
  answersIn: (answers: number, unit: string) => `الإجابات: ${format.count(answers)}، بوحدة ${ltr(unit)}`,
  answers: (answers: number) => `الإجابات: ${format.count(answers)}`,
  key: 'المفتاح',
  gaveIt: (count: number) => `عدد من أعطاها: ${format.count(count)}`,
  others: 'قيم أخرى',
  othersNote: (count: number) => format.count(count),
  columns: { value: 'القيمة', count: 'الإجابات' },
  best: (share: string) => `من الأفضل ${share}`,
  withoutUnit: 'بلا وحدة',
  unread: 'غير مفهومة',
  choice: {
    tolerance: { title: 'سماح آخر', note: 'قاعدة واحدة لكل القيم' },
    value: { title: 'قيمة أخرى أيضًا', note: 'بالسماح نفسه حولها' },
    set: { title: 'إجابات أخرى هي الصحيحة', note: 'هذه بالضبط، للجميع' },
    restore: { title: 'احسب السؤال من جديد', note: 'بالمفتاح الذي كان له' },
    drop: { title: 'احذف السؤال', note: 'لا يُحسب لأحد' },
  },
  tolerance: 'السماح',
  now: (tolerance: string) => `الآن ${ltr(tolerance)}`,
  exact: 'بالضبط',
  value: 'القيمة',
  unreadable: 'لا تُقرأ كعدد بعد',
  wouldCount: 'سيُحسب',
  countsNow: 'يُحسب الآن',
  line: (now: string, then: string) => `يُحسب الآن: ${now}. سيُحسب: ${then}.`,
  span: (from: string, to: string) => `من ${ltr(from)} إلى ${ltr(to)}`,
  rightOptions: 'الإجابات الصحيحة',
}
