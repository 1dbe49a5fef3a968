import type { ColumnType, Generated } from 'kysely'
import type { EventDetail } from '../../../../src/domain/log/events.ts'
import type { AccountTables } from './account-tables.ts'
import type { AttemptTables } from './attempt-tables.ts'
import type { Instant, Optional } from './columns.ts'
import type { LearnerTables } from './learner-tables.ts'
import type { QuizTables } from './quiz-tables.ts'
import type { RegradeTables } from './regrade-tables.ts'
import type { SlotTables } from './slot-tables.ts'

interface Events {
  id: Generated<number>
  at: Instant
  what: string
  /** Null for the server. */
  who: Optional<string>
  user_id: Optional<string>
  quiz_id: Optional<string>
  detail: ColumnType<EventDetail | null, string | null | undefined, never>
}

interface Images {
  name: string
  mime: string
  bytes: Buffer
  uploaded_by: Optional<string>
  created_at: Instant
}

/** All tables and views after the migrations. */
export interface Tables
  extends AccountTables,
    SlotTables,
    QuizTables,
    AttemptTables,
    RegradeTables,
    LearnerTables {
  events: Events
  images: Images
}
