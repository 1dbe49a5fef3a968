import { lazily } from '../../domain/lib/lazily.ts'

type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Picks the form that fits a count, such as `{ one: '# attempt', other: '# attempts' }`; `#` is the formatted count. */
export function createPlural(locale: string, formatCount: (count: number) => string) {
  const rules = lazily(() => new Intl.PluralRules(locale))
  return (count: number, forms: PluralForms): string =>
    (forms[rules().select(count)] ?? forms.other).replace('#', formatCount(count))
}
