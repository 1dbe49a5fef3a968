import type { ReactNode } from 'react'
import { isTranslated } from '../../../messages/lib/words.ts'
import adminSheet from '../../../ui/styles/admin.css?inline'
import examSheet from '../../../ui/styles/exam.css?inline'
import { Styled } from '../page/styled.tsx'
import { Sections } from './sections.tsx'

interface AdminSheetProps {
  /** A screen over another one has no sections of its own. */
  isOver?: boolean
  children: ReactNode
}

/**
 * An administrators' screen with its chunk's style sheet, below the sections of the administration. It is marked as English if
 * the page is in a language without the admin texts.
 */
export const AdminSheet = ({ isOver = false, children }: AdminSheetProps) => (
  <Styled
    sheet={examSheet}
    more={adminSheet}
    className="admin"
    {...(!isTranslated('admin') && { lang: 'en', dir: 'ltr' })}
  >
    {isOver ? (
      children
    ) : (
      <>
        <Sections />
        <div className="sheet">{children}</div>
      </>
    )}
  </Styled>
)
