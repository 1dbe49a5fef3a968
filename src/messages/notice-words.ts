import type { Notice } from '../domain/notices/notices.ts'
import './api-message-words.ts'
import { notices } from './en/notices.ts'
import { word } from './lib/wording.ts'

export const noticeWords = (notice: Notice): string => word(notices, notice)
