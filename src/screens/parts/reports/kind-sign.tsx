import type { ReportKind } from '../../../domain/reports/reports.ts'

/** Not among the icons, which come with the first question. */
const SIGNS: Record<ReportKind, string> = {
  picture:
    'M5 4h10a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM7.3 6.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6M3.5 14.5l4-3.6 2.6 2.2 3-3 3.6 3.4',
  formula: 'M14.5 6.2V4.5h-9l4.8 5.5-4.8 5.5h9v-1.7',
  'two-right': 'm2.5 10.6 3.3 3.3 5.7-6.4M9.3 13.2l.8.7 7.2-8',
  'none-right': 'M10 2.75a7.25 7.25 0 1 0 0 14.5 7.25 7.25 0 0 0 0-14.5M4.9 4.9l10.2 10.2',
  unclear:
    'M10 2.75a7.25 7.25 0 1 0 0 14.5 7.25 7.25 0 0 0 0-14.5M7.9 8.1a2.1 2.1 0 1 1 3 1.9c-.6.3-.9.7-.9 1.5M10 13.8v.1',
}

export const KindSign = ({ kind }: { kind: ReportKind }) => (
  <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={SIGNS[kind]} />
  </svg>
)
