import type { ReactNode } from 'react'
import adminSheet from '../../ui/styles/admin.css?inline'
import { Styled } from './styled.tsx'

/** A screen for administrators, with the style sheet of their chunk. */
export const AdminSheet = ({ children }: { children: ReactNode }) => (
  <Styled sheet={adminSheet} className="sheet">
    {children}
  </Styled>
)
