/** Apart from the drawings, which load later. */
export const DRAWING_NAMES = ['barrier', 'balance', 'circuit', 'field', 'lens', 'pendulum', 'wave'] as const
export type DrawingName = (typeof DRAWING_NAMES)[number]
