import type { mathHelp as english } from '../en/math-help.ts'
import type { Translation } from '../lib/words.ts'
import { ltr } from './grammar.ts'

export const mathHelp: Translation<typeof english> = {
  title: 'مساعدة صيغ LaTeX',
  syntax: (code) => [
    'تُكتب الصيغ بين علامتي دولار: ',
    code('$…$'),
    ' أو ',
    code('\\(…\\)'),
    ' داخل السطر، و',
    code('$$…$$'),
    ' أو ',
    code('\\[…\\]'),
    ' في سطر مستقل.',
  ],
  copy: (example) => `نسخ: ${ltr(example)}`,
  examples: {
    fraction: 'كسر',
    indexAndPower: 'دليل وأسّ',
    squareRoot: 'جذر تربيعي',
    otherRoot: 'جذر آخر',
    vector: 'متّجه',
    crossProduct: 'متّجه الوحدة والضرب الاتجاهي',
    units: 'وحدات',
    powersAndDegrees: 'قوى العشرة والدرجات',
    chemistry: 'كيمياء',
    nucleus: 'نواة',
    matrix: 'مصفوفة',
    cases: 'حالات',
    sum: 'مجموع',
    integral: 'تكامل',
    derivative: 'مشتقّة',
    greekSmall: 'أحرف يونانية صغيرة',
    greekCapital: 'أحرف يونانية كبيرة',
    relations: 'علاقات',
    text: 'نصّ داخل الصيغة',
    dollar: 'علامة دولار ليست صيغة',
  },
  dollarSource: 'السعر \\$5.',
}
