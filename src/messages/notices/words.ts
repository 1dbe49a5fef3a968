import type { Notice } from '../../domain/notices/notices.ts'
import '../api-messages/words.ts'
import { word } from '../wording.ts'
import { notices } from './en.ts'

export const noticeWords = (notice: Notice): string => word(notices, notice)
