/** What questions can be written as; names and descriptions are in src/messages. */
export const EXPORT_FORMATS = ['moodle', 'gift', 'qti-2', 'qti-1', 'csv', 'aiken', 'json'] as const

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export const FORMATS = ['plain', 'aiken', 'gift', 'moodle', 'qti', 'csv', 'json'] as const

export type QuestionFormat = (typeof FORMATS)[number]

export type GuessedEncoding = 'windows-1252'
