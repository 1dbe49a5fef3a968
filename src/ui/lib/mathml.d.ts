import 'react'

declare module 'react' {
  namespace JSX {
    /** Formulas that are drawn without the renderer. */
    interface IntrinsicElements {
      math: HTMLAttributes<MathMLElement>
      mfrac: HTMLAttributes<MathMLElement>
      mi: HTMLAttributes<MathMLElement>
      mn: HTMLAttributes<MathMLElement>
      mo: HTMLAttributes<MathMLElement> & { form?: 'prefix' | 'infix' }
      mrow: HTMLAttributes<MathMLElement>
      mspace: HTMLAttributes<MathMLElement> & { width?: string }
      msup: HTMLAttributes<MathMLElement>
      mtext: HTMLAttributes<MathMLElement>
    }
  }
}
